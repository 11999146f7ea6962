module.exports = require('@larder/build/jest/node');
