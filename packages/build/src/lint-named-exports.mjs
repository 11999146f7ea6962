/** A package's index shows its readers what it offers. */
export const namedExports = {
  meta: { type: 'problem', schema: [], messages: { all: 'Use named exports.' } },
  create: (context) => ({
    ExportAllDeclaration: (node) => context.report({ node, messageId: 'all' }),
  }),
};
