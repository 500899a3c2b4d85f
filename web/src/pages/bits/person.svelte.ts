/** Who this browser is: a guest with a chosen name, fetched once. */
import { api } from "../../lib/api";
import { lasting, read, write } from "../../lib/kept";

class Person {
  id = $state("");
  name = $state("");
  /** Whether they have chosen the name themselves. */
  named = $state(read(lasting, "named", false));
  #asked: Promise<void> | null = null;

  load(): Promise<void> {
    this.#asked ??= api.me().then(
      (me) => {
        this.id = me.id;
        this.name = me.name;
      },
      (error: unknown) => {
        this.#asked = null;
        throw error;
      },
    );
    return this.#asked;
  }

  async rename(name: string): Promise<void> {
    const me = await api.rename(name);
    this.name = me.name;
    this.named = true;
    write(lasting, "named", true);
  }
}
export const person = new Person();
