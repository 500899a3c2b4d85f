const MOVES = /auto|scroll/;

/** Whether there is more in it than it shows, and it can be pushed along to show that. */
function overflows(node: HTMLElement): boolean {
  const { overflowX, overflowY } = getComputedStyle(node);
  const wide = MOVES.test(overflowX) && node.scrollWidth > node.clientWidth;
  return wide || (MOVES.test(overflowY) && node.scrollHeight > node.clientHeight);
}

/** A region that scrolls is reached by the keyboard and says what it is; one that has room enough is in nobody's way. */
export function scrolls(node: HTMLElement, given: string): { update: (name: string) => void; destroy: () => void } {
  const [role, label] = [node.getAttribute("role"), node.getAttribute("aria-label")];
  const list = node instanceof HTMLOListElement || node instanceof HTMLUListElement;
  let name = given;
  const put = (attribute: string, value: string | null): void => {
    if (value === null) node.removeAttribute(attribute);
    else if (node.getAttribute(attribute) !== value) node.setAttribute(attribute, value);
  };
  const look = (): void => {
    const over = overflows(node);
    put("tabindex", over ? "0" : null);
    if (!role && !list && node.tagName === "DIV") put("role", over ? "group" : null);
    if (!label) put("aria-label", over ? name : null);
  };
  const sizes = new ResizeObserver(look);
  const follow = (): void => {
    sizes.disconnect();
    sizes.observe(node);
    for (const child of node.children) sizes.observe(child);
  };
  // To be followed anew is to be looked at anew, when the page is drawn next.
  const changes = new MutationObserver(follow);
  changes.observe(node, { childList: true, subtree: true, characterData: true });
  follow();
  look();
  return {
    update: (next) => {
      name = next;
      look();
    },
    destroy: () => {
      sizes.disconnect();
      changes.disconnect();
    },
  };
}
