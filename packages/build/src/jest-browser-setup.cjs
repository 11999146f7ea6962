/* global afterEach */
const { configure } = require('@testing-library/dom');
require('@testing-library/jest-dom');

// How long a test waits for its expectation; it passes as soon as that is met, however busy the machine.
configure({ asyncUtilTimeout: 10_000 });

// jsdom has no layout, so nothing scrolls; a test may also run in Node without a page.
if (globalThis.Element) globalThis.Element.prototype.scrollIntoView ??= () => {};

// For each element, React captures the call stack that created it, up to ten thousand times a second. Nothing here
// reads these stacks, and they cost a tenth of a rendered test.
const internals = require('react').__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE;
Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', { get: () => 10_000, set() {} });

const accepted = [
  // One of the calendar's packages is compiled for the JSX from before React 17.
  /outdated JSX transform/,
  // The dialogs' library animates its fading by frames of its own.
  /not wrapped in act\(.*TransitionRootFn/s,
];
let unexpected = [];

// A console warning fails its test; a test that expects one spies on the console.
for (const level of ['error', 'warn']) {
  const print = console[level].bind(console);
  console[level] = (...args) => {
    const text = args.map(String).join(' ');
    if (accepted.some((pattern) => pattern.test(text))) return;
    unexpected.push(text);
    print(...args);
  };
}
afterEach(() => {
  const [first] = unexpected;
  unexpected = [];
  if (first !== undefined) throw new Error(`The test wrote to the console: ${first}`);
});
