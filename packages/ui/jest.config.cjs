const preset = require('@larder/build/jest/browser');

module.exports = {
  ...preset,
  moduleNameMapper: {
    ...preset.moduleNameMapper,
    // Its `main` is the server build, which never inserts global styles.
    '^styled-components$':
      require.resolve('styled-components/dist/styled-components.browser.cjs.js'),
  },
};
