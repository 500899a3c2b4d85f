/** Little sounds made on the spot, no files. Nothing is heard while sound is off in the settings. */
import { settings } from "./settings.svelte";
import type { AnyPart, Scene } from "./wire";

export type Sound = "card" | "dice" | "move" | "turn" | "chat" | "win";

/** A struck note: pitch in hertz, when it begins, how long it rings, how loud (0 to 1). */
type Note = [pitch: number, from: number, length: number, loud: number];
const NOTES: Partial<Record<Sound, Note[]>> = {
  move: [
    [196, 0, 0.09, 0.5],
    [147, 0.03, 0.12, 0.4],
  ],
  turn: [
    [523, 0, 0.5, 0.35],
    [784, 0.14, 0.7, 0.3],
  ],
  chat: [[880, 0, 0.16, 0.2]],
  win: [
    [392, 0, 0.4, 0.3],
    [523, 0.15, 0.4, 0.3],
    [659, 0.3, 0.4, 0.3],
    [784, 0.45, 1, 0.35],
  ],
};
/** A burst of filtered noise: centre in hertz, from, length, loud. */
const NOISES: Partial<Record<Sound, Note[]>> = {
  card: [
    [2600, 0, 0.07, 0.35],
    [1500, 0.05, 0.06, 0.2],
  ],
  dice: [
    [900, 0, 0.05, 0.6],
    [1300, 0.09, 0.04, 0.5],
    [800, 0.17, 0.05, 0.6],
    [1100, 0.3, 0.04, 0.35],
    [950, 0.42, 0.03, 0.2],
  ],
};

let stage: AudioContext | null = null;
let hiss: AudioBuffer | null = null;

export function play(sound: Sound): void {
  if (!settings.sound || typeof AudioContext === "undefined") return;
  stage ??= new AudioContext();
  // A page that nobody has touched yet may not sound; then it stays silent.
  void stage.resume().catch(() => {});
  for (const note of NOTES[sound] ?? []) strike(stage, note);
  for (const noise of NOISES[sound] ?? []) rustle(stage, noise);
}

function swell(on: AudioContext, [, from, length, loud]: Note): { gain: GainNode; begin: number; end: number } {
  const begin = on.currentTime + from;
  const end = begin + length;
  const gain = on.createGain();
  gain.gain.setValueAtTime(0.0001, begin);
  gain.gain.exponentialRampToValueAtTime(loud * 0.4, begin + 0.008);
  gain.gain.exponentialRampToValueAtTime(0.0001, end);
  gain.connect(on.destination);
  return { gain, begin, end };
}

function strike(on: AudioContext, note: Note): void {
  const { gain, begin, end } = swell(on, note);
  const string = on.createOscillator();
  string.type = "triangle";
  string.frequency.value = note[0];
  string.connect(gain);
  string.start(begin);
  string.stop(end);
}

function rustle(on: AudioContext, note: Note): void {
  const { gain, begin, end } = swell(on, note);
  hiss ??= whiteNoise(on);
  const source = on.createBufferSource();
  source.buffer = hiss;
  source.loop = true;
  const band = on.createBiquadFilter();
  band.type = "bandpass";
  band.frequency.value = note[0];
  source.connect(band).connect(gain);
  source.start(begin);
  source.stop(end);
}

function whiteNoise(on: AudioContext): AudioBuffer {
  const buffer = on.createBuffer(1, on.sampleRate / 2, on.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let i = 0; i < samples.length; i++) samples[i] = Math.random() * 2 - 1;
  return buffer;
}

/** What a change of the table sounds like, if like anything. */
export function soundOf(before: Scene | null, after: Scene): Sound | null {
  if (!before) return null;
  if (after.ending && !before.ending) return "win";
  const old = new Map((before.parts ?? []).map((part) => [part.id, part]));
  const changed = (after.parts ?? []).filter((part) => old.get(part.id) !== part);
  const moved = (part: AnyPart): boolean => "at" in part && (old.get(part.id) as { at?: string } | undefined)?.at !== part.at;
  if (changed.some((part) => part.part === "die" && part.face && part.state?.includes("rolled"))) return "dice";
  if (changed.some((part) => part.part === "piece" && moved(part))) return "move";
  if (changed.some((part) => part.part === "card" && moved(part))) return "card";
  return null;
}
