/** Short messages at the lower right. Never a question; at most three. */

export interface Toast {
  id: number;
  kind: "info" | "good" | "bad";
  text: string;
  action?: { label: string; run: () => void };
}
const STAY = 6000;
const MOST = 3;

class Toasts {
  all: Toast[] = $state([]);
  #next = 1;
  #timers = new Map<number, ReturnType<typeof setTimeout>>();

  /** Show one; a bad one stays until it is put away. */
  add(kind: Toast["kind"], text: string, action?: Toast["action"]): void {
    if (!text || this.all.some((toast) => toast.text === text)) return;
    const toast: Toast = action ? { id: this.#next++, kind, text, action } : { id: this.#next++, kind, text };
    this.all.push(toast);
    if (this.all.length > MOST) this.drop(this.all[0]!.id);
    this.resume(toast);
  }
  drop(id: number): void {
    this.hold(id);
    this.all = this.all.filter((toast) => toast.id !== id);
  }
  /** Somebody reads it: it does not leave now. */
  hold(id: number): void {
    clearTimeout(this.#timers.get(id));
    this.#timers.delete(id);
  }
  resume(toast: Toast): void {
    if (toast.kind === "bad") return;
    this.hold(toast.id);
    this.#timers.set(
      toast.id,
      setTimeout(() => this.drop(toast.id), STAY),
    );
  }
}
export const toasts = new Toasts();
