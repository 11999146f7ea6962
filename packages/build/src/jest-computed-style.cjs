const cssom = require('rrweb-cssom');
const defaultStyleSheet = require('jsdom/lib/jsdom/browser/default-stylesheet');

/**
 * The properties that the testing library and related packages read of every element whenever they look for one; true
 * if inherited.
 */
const asked = new Map([
  ['display', false],
  ['opacity', false],
  ['pointer-events', true],
  ['visibility', true],
]);
const initial = { 'pointer-events': 'auto', visibility: 'visible' };
const nameOf = (property) => property.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/**
 * A class without which no element fits a selector, if that is plain to see: comparing it takes a fraction of the time
 * of matching the selector.
 */
function neededClass(selector) {
  const isPlain = !/[,()[\]\\]/.test(selector);
  return isPlain ? /\.([\w-]+)[^\s>+~]*$/.exec(selector.trim())?.[1] : undefined;
}

/** The rules of a sheet that set any of these properties. They are few, so few selectors have to be matched. */
function rulesOf(sheet) {
  const rules = [];
  const add = ({ selectorText, style }) => {
    if (!selectorText || !style) return;
    const values = [...asked.keys()]
      .map((name) => [name, style.getPropertyValue(name)])
      .filter(([, value]) => value);
    if (values.length === 0) return;
    const selector = selectorText;
    rules.push({ selector, className: neededClass(selector), values: new Map(values) });
  };
  // Like jsdom, which knows no other conditions.
  for (const rule of sheet.cssRules) {
    if (!rule.media) add(rule);
    else if (Array.from(rule.media).includes('screen')) [...rule.cssRules].forEach(add);
  }
  return rules;
}

const ownRules = rulesOf(cssom.parse(defaultStyleSheet)).flatMap(({ selector, values }) =>
  selector.split(',').map((one) => ({ selector: one.trim(), values })),
);
const isTag = ({ selector }) => /^[a-z][a-z0-9]*$/.test(selector);
const rulesOfTags = new Map();
for (const rule of ownRules.filter(isTag)) {
  rulesOfTags.set(rule.selector, [...(rulesOfTags.get(rule.selector) ?? []), rule]);
}
const otherOwnRules = ownRules.filter((rule) => !isTag(rule));

function matches(element, selector) {
  try {
    return element.matches(selector);
  } catch {
    return false;
  }
}

/**
 * jsdom matches every rule of every style sheet whenever it is asked for a style, which takes half of the time of a
 * test of a screen. The few properties that are read all the time are worked out here, from the rules that set them;
 * jsdom answers for all others.
 */
module.exports = function quickComputedStyle(window) {
  const complete = window.getComputedStyle.bind(window);
  const known = new WeakMap();
  const rulesIn = (sheet) => {
    const { length } = sheet.cssRules;
    let found = known.get(sheet);
    if (found?.length !== length) {
      const rules = rulesOf(sheet);
      const setting = (name) => rules.filter(({ values }) => values.has(name));
      const byProperty = new Map(Array.from(asked.keys(), (name) => [name, setting(name)]));
      known.set(sheet, (found = { length, byProperty }));
    }
    return found.byProperty;
  };

  /** The last rule that sets it wins; jsdom knows neither specificity nor importance. */
  function declared(element, property) {
    const own = element.style?.getPropertyValue(property);
    if (own) return own;
    const classes = new Set(element.getAttribute('class')?.split(/\s+/));
    const fits = ({ values, selector, className }) =>
      (className === undefined || classes.has(className)) &&
      values.has(property) &&
      matches(element, selector);
    const rules = Array.from(element.ownerDocument.styleSheets, (sheet) =>
      rulesIn(sheet).get(property),
    );
    return (
      rules.flat().findLast(fits)?.values.get(property) ||
      otherOwnRules.findLast(fits)?.values.get(property) ||
      rulesOfTags.get(element.localName)?.findLast(fits)?.values.get(property) ||
      ''
    );
  }

  function valueOf(element, property) {
    const own = declared(element, property);
    if (own || !asked.get(property)) return own;
    const parent = element.parentElement;
    return parent ? valueOf(parent, property) : initial[property];
  }

  window.getComputedStyle = (element, pseudoElement) => {
    if (pseudoElement || !(element instanceof window.Element)) {
      return complete(element, pseudoElement);
    }
    const answer = (property, otherwise) =>
      asked.has(property) ? valueOf(element, property) : otherwise(complete(element));
    return new Proxy(
      {},
      {
        get: (_, name) => {
          if (name === 'getPropertyValue') {
            return (property) => answer(property, (style) => style.getPropertyValue(property));
          }
          if (typeof name === 'string')
            return answer(nameOf(name), (style) => reading(style, name));
          return reading(complete(element), name);
        },
      },
    );
  };
};

function reading(style, name) {
  const value = style[name];
  return typeof value === 'function' ? value.bind(style) : value;
}
