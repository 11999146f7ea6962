import { JSDOM } from 'jsdom';
import quickComputedStyle from './jest-computed-style.cjs';

const page = `
  <style>
    .gone, .also-gone { display: none }
    @media screen { .faint { opacity: 0.5; color: red } }
    @media print { .card { display: none } }
    .still { pointer-events: none !important }
    .veiled { visibility: hidden }
    .shown { visibility: visible; display: flex; display: grid }
    .bad:::selector { display: none }
    div > .later { display: none }
    .later { display: inline-block }
    .card .deep.deeper:not(.deepest), p.aside { display: flex }
    .card:first-child>.close.closer:last-child { visibility: hidden }
    .deepest.deep ~ .after:not(.deep) { opacity: 0.2 }
    .card .\\31 st { opacity: 0.3 }
  </style>
  <style>.still { pointer-events: auto } .also-gone { display: block }</style>
  <noscript>no</noscript><template>t</template><script></script>
  <p hidden>hidden</p><table><tr><td>cell</td></tr></table><input type="hidden"><input>
  <div class="gone"><p>inside</p></div><div class="also-gone"></div>
  <div class="card faint"><span class="later">x</span></div>
  <div><div class="card"><b class="deep
    deeper">x</b><b class="deep deeper deepest">x</b><b class="after 1st">x</b><i class="closer  close">x</i></div></div>
  <p class="aside">x</p><b class="close closer">x</b><svg class="gone"><g class="faint"></g></svg>
  <div class="still"><button>a</button><button style="pointer-events: auto">b</button></div>
  <div class="veiled"><p>no</p><p class="shown">yes</p><p style="visibility: collapse">no</p>
    <p style="visibility: visible">yes</p></div>
  <p class="still" style="display: none; opacity: 0; pointer-events: auto">x</p>`;
const properties = ['display', 'opacity', 'pointer-events', 'visibility', 'color'] as const;

describe('the quick computed style', () => {
  const { window } = new JSDOM(page, { pretendToBeVisual: true });
  const { document } = window;
  const complete = window.getComputedStyle.bind(window);
  const all = () => [...document.querySelectorAll('*')];
  const stylesOf = (read: (element: Element) => CSSStyleDeclaration) =>
    all().map((element) => [
      element.outerHTML.slice(0, 80),
      ...properties.map((name) => read(element).getPropertyValue(name)),
      read(element).pointerEvents,
    ]);
  beforeAll(() => quickComputedStyle(window));

  it('is the same as the complete one, for every element', () => {
    const expected = stylesOf(complete);
    expect(new Set(expected.map(([, display]) => display)).size).toBeGreaterThan(4);
    expect(stylesOf((element) => window.getComputedStyle(element))).toEqual(expected);
  });

  it('follows each change of the page and of its styles', () => {
    const [card] = document.getElementsByClassName('card');
    const displayed = () => window.getComputedStyle(card!).display;
    expect(displayed()).toBe('block');
    const sheet = document.head.appendChild(document.createElement('style'));
    sheet.textContent = '.card { display: flex }';
    expect(displayed()).toBe('flex');
    sheet.sheet!.insertRule('.card { display: grid }', 1);
    expect(displayed()).toBe('grid');
    card!.className = 'gone';
    expect(displayed()).toBe('none');
    sheet.remove();
    card!.className = 'card';
    expect(displayed()).toBe('block');
  });
});
