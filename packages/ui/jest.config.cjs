const preset = require('@larder/build/jest/browser');

module.exports = {
  ...preset,
  moduleNameMapper: {
    ...preset.moduleNameMapper,
    // Its `main` is the build for servers, which never inserts a global style.
    '^styled-components$':
      require.resolve('styled-components/dist/styled-components.browser.cjs.js'),
  },
};
