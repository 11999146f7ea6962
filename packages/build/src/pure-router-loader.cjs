const named = /^\w+\.displayName = "[^"]*";$/gm;
const component = /^(var \w+ = )(React\d*\.(?:forwardRef|createContext)\()/gm;

/**
 * The router names its components for developers' tools and wraps some of them. To a bundler, both could have an
 * effect, so each component would stay in the bundle whether the app uses it or not. This loader leaves out the names
 * and marks the wrapping calls as pure.
 */
module.exports = function pureRouter(source) {
  return source.replaceAll(named, '').replaceAll(component, '$1/*#__PURE__*/ $2');
};
