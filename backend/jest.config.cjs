module.exports = {
  ...require('@larder/build/jest/node'),
  globalSetup: require.resolve('@larder/build/jest/compile'),
};
