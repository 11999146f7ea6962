import { relative, sep } from 'node:path';
import { importFault } from './import-arrows.mjs';

/**
 * Enforces the import arrows of docs/architecture.md. It is one rule for all folders, because settings of a rule
 * replace each other folder by folder.
 */
export const importArrows = {
  meta: {
    type: 'problem',
    schema: [],
    messages: { arrow: '{{ fault }}' },
  },
  create(context) {
    const file = relative(context.cwd, context.filename).split(sep).join('/');
    const check = (node) => {
      if (node?.type !== 'Literal' || typeof node.value !== 'string') return;
      const fault = importFault(file, node.value);
      if (fault !== undefined) context.report({ node, messageId: 'arrow', data: { fault } });
    };
    return {
      ImportDeclaration: ({ source }) => check(source),
      ExportNamedDeclaration: ({ source }) => check(source),
      ExportAllDeclaration: ({ source }) => check(source),
      ImportExpression: ({ source }) => check(source),
      TSImportType: ({ source }) => check(source),
    };
  },
};
