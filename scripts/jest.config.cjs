const node = require('@larder/build/jest/node');

module.exports = { ...node, displayName: 'scripts', roots: ['<rootDir>'] };
