import { Fragment } from 'react';

/** A long address or name that prefers to break after punctuation and hyphens rather than inside a word. */
export function BreakableText({ children }: { children: string }) {
  return (children.match(/[^@._+/-]*[@._+/-]|[^@._+/-]+/g) ?? []).map((part, index) => (
    <Fragment key={index}>
      {index > 0 && <wbr />}
      {part}
    </Fragment>
  ));
}
