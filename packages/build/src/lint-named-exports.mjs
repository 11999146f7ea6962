/** Whoever reads a package's index sees what it offers. */
export const namedExports = {
  meta: { type: 'problem', schema: [], messages: { all: 'Use named exports.' } },
  create: (context) => ({
    ExportAllDeclaration: (node) => context.report({ node, messageId: 'all' }),
  }),
};
