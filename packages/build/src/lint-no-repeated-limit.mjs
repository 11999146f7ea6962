import { readFileSync } from 'node:fs';

/** The limits of the API, from the generated module. */
const source = readFileSync(
  new URL('../../api-client/src/generated/limits.ts', import.meta.url),
  'utf8',
);
const limits = new Set(
  [...source.matchAll(/^export const \w+ = (\d+);$/gm)].map(([, value]) => Number(value)),
);

/** A number that stands alone: 80 in "at most 80 characters", but not in 1980, 80.5, $80 or 2026-01-80. */
const numbers = /(?<![\w.,$-])\d[\d,]*(?!\w|[.,-]\d|\s?%)/g;
const sizes = new Set(['length', 'size']);
const comparisons = new Set(['<', '<=', '>', '>=', '===', '!==']);

/**
 * The API's limits are written once, in the backend: screens read them from @larder/api-client/limits and sentences take them as
 * parameters. Option: `in`, 'sentences' or 'screens'.
 */
export const noRepeatedLimit = {
  meta: {
    type: 'problem',
    schema: [
      {
        type: 'object',
        properties: { in: { enum: ['sentences', 'screens'] } },
      },
    ],
    messages: {
      screen: '{{ value }} repeats a limit of the API: import it from @larder/api-client/limits.',
      sentence: '{{ value }} repeats a limit of the API: make it a parameter of the sentence.',
    },
  },
  create(context) {
    const { in: place } = context.options[0];

    if (place === 'sentences') {
      const check = (node, text) => {
        for (const [digits] of text.matchAll(numbers)) {
          if (!limits.has(Number(digits.replaceAll(',', '')))) continue;
          context.report({ node, messageId: 'sentence', data: { value: digits } });
        }
      };
      return {
        Literal(node) {
          if (typeof node.value === 'string') check(node, node.value);
        },
        TemplateElement: (node) => check(node, node.value.cooked),
      };
    }

    const report = (node, value = node.value) =>
      context.report({ node, messageId: 'screen', data: { value } });
    const isLimit = (node) => node?.type === 'Literal' && limits.has(node.value);

    /** The number itself, or the constant in this file that a name stands for. */
    function numberOf(node) {
      if (node?.type !== 'Identifier') return node;
      for (let scope = context.sourceCode.getScope(node); scope; scope = scope.upper) {
        const variable = scope.set.get(node.name);
        if (variable) return variable.defs[0]?.node?.init;
      }
      return undefined;
    }
    const checkUse = (node) => {
      const number = numberOf(node);
      if (isLimit(number)) report(node, number.value);
    };
    const isSize = (node) =>
      node.type === 'MemberExpression' && !node.computed && sizes.has(node.property.name);

    return {
      // Only the API limits what may be typed, so any number here is a limit of the API.
      'JSXAttribute[name.name=/^(max|min)Length$/] > JSXExpressionContainer'({ expression }) {
        const number = numberOf(expression);
        if (typeof number?.value === 'number') report(expression, number.value);
      },
      'Property[key.name=/^(max|min)Length$/]': ({ value }) => checkUse(value),
      BinaryExpression({ left, operator, right }) {
        if (!comparisons.has(operator)) return;
        if (isSize(left)) checkUse(right);
        if (isSize(right)) checkUse(left);
      },
      'ExportNamedDeclaration > VariableDeclaration > VariableDeclarator'({ id, init }) {
        if (isLimit(init) && /^(most|longest|largest|shortest|min|max)/i.test(id.name)) {
          report(init);
        }
      },
    };
  },
};
