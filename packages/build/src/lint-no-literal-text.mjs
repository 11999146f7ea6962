const spokenAttributes = new Set(['aria-label', 'label', 'title', 'alt', 'placeholder', 'hint']);
const word = /\p{L}{2,}/u;

/**
 * Sentences belong in packages/copy, so JSX contains no literal text, neither in children nor in attributes that are
 * read out.
 */
export const noLiteralText = {
  meta: {
    type: 'problem',
    schema: [],
    messages: { literal: 'Put this sentence into packages/copy and read it from there.' },
  },
  create(context) {
    return {
      JSXText(node) {
        if (word.test(node.value)) context.report({ node, messageId: 'literal' });
      },
      JSXAttribute(node) {
        const { name, value } = node;
        if (
          spokenAttributes.has(name.name) &&
          value?.type === 'Literal' &&
          typeof value.value === 'string' &&
          word.test(value.value)
        ) {
          context.report({ node: value, messageId: 'literal' });
        }
      },
      'JSXExpressionContainer > Literal'(node) {
        if (node.parent.parent.type === 'JSXElement' && word.test(String(node.value))) {
          context.report({ node, messageId: 'literal' });
        }
      },
    };
  },
};
