/** How far down the screen what was asked for may begin. */
const lowest = 0.4;

/** Brings what was asked for into view where it lies further down, as it does on a phone. */
export function reveal(element: HTMLElement | null): void {
  if (element && element.getBoundingClientRect().top > window.innerHeight * lowest) {
    const calm = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
    element.scrollIntoView({ behavior: calm ? 'auto' : 'smooth' });
  }
}
