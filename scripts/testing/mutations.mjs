// Single changes to the sources that some test should notice.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';

/** Random numbers that are the same for the same seed (mulberry32). */
export function seededRandom(seed) {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

const opposite = new Map([
  [ts.SyntaxKind.EqualsEqualsEqualsToken, '!=='],
  [ts.SyntaxKind.ExclamationEqualsEqualsToken, '==='],
  [ts.SyntaxKind.AmpersandAmpersandToken, '||'],
]);
const shifted = new Map([
  [ts.SyntaxKind.LessThanToken, '<='],
  [ts.SyntaxKind.LessThanEqualsToken, '<'],
  [ts.SyntaxKind.GreaterThanToken, '>='],
  [ts.SyntaxKind.GreaterThanEqualsToken, '>'],
]);
const otherAccess = { Subscribed: 'SignedIn', SignedIn: 'Public', Public: 'SignedIn' };

/**
 * Every single change that could be made to a file: its kind, its line, the text there and the text that replaces it.
 */
export function mutationsOf(root, file) {
  const text = readFileSync(join(root, file), 'utf8');
  const script = /x$/.test(file) ? ts.ScriptKind.TSX : ts.ScriptKind.TS;
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.ESNext, true, script);
  const found = [];
  const add = (kind, node, replacement, more = []) => {
    const start = node.getStart(source);
    found.push({
      file,
      kind,
      line: source.getLineAndCharacterOfPosition(start).line + 1,
      before: text.slice(start, node.end),
      after: replacement,
      edits: [{ start, end: node.end, text: replacement }, ...more],
    });
  };
  const visit = (node) => {
    // A type has no effect at run time.
    if (ts.isTypeNode(node) || ts.isInterfaceDeclaration(node) || ts.isTypeAliasDeclaration(node))
      return;
    if (ts.isBinaryExpression(node)) {
      const operator = node.operatorToken;
      if (opposite.has(operator.kind)) add('condition', operator, opposite.get(operator.kind));
      if (shifted.has(operator.kind)) add('bound', operator, shifted.get(operator.kind));
    } else if (ts.isIfStatement(node)) {
      const condition = node.expression;
      add('condition', condition, `!(${condition.getText(source)})`);
    } else if (ts.isConditionalExpression(node)) {
      add('condition', node.condition, `!(${node.condition.getText(source)})`);
    } else if (
      ts.isCallExpression(node) &&
      /\.(min|max|length)$/.test(node.expression.getText(source)) &&
      node.arguments[0] &&
      ts.isNumericLiteral(node.arguments[0])
    ) {
      const [limit] = node.arguments;
      add('bound', limit, String(Number(limit.text.replaceAll('_', '')) + 1));
    } else if (ts.isDecorator(node)) {
      const name = node.expression.expression?.getText(source);
      const other = otherAccess[name];
      const importing = source.statements.find(
        (statement) =>
          ts.isImportDeclaration(statement) &&
          statement.importClause?.namedBindings?.elements?.some((one) => one.name.text === name),
      );
      if (other && importing) {
        const { elements } = importing.importClause.namedBindings;
        const known = elements.some((one) => one.name.text === other);
        const end = elements[0].getStart(source);
        add(
          'access',
          node.expression.expression,
          other,
          known ? [] : [{ start: end, end, text: `${other}, ` }],
        );
      }
    } else if (
      file.startsWith('packages/copy/src/locales/') &&
      ts.isStringLiteral(node) &&
      / /.test(node.text)
    ) {
      const quote = text[node.getStart(source)];
      add('sentence', node, `${quote}${node.text.slice(0, -1)} not.${quote}`);
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

/** The text of a file with one mutation in it. */
export function mutated(text, { edits }) {
  return [...edits]
    .sort((left, right) => right.start - left.start)
    .reduce((all, { start, end, text: put }) => all.slice(0, start) + put + all.slice(end), text);
}
