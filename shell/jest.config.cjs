module.exports = require('@larder/build/jest/browser');
