import { useEffect, useEffectEvent, useState } from 'react';

/**
 * What this device answers to a question to which the server does not; undefined while it is looked for, null where there is no question
 * or no answer.
 */
export function useKeptAnswer<Question extends object, Answer extends object>(
  question: Question | null,
  answerTo: (question: Question) => Promise<Answer | null>,
): Answer | null | undefined {
  const [known, setKnown] = useState<{ key: string; answer: Answer | null } | null>(null);
  const key = question === null ? null : JSON.stringify(question);
  const look = useEffectEvent(async () => (question === null ? null : answerTo(question)));
  useEffect(() => {
    if (key === null) return undefined;
    let isAwaited = true;
    look()
      .catch(() => null)
      .then(
        (answer) => isAwaited && setKnown({ key, answer }),
        () => undefined,
      );
    return () => {
      isAwaited = false;
    };
  }, [key]);
  if (key === null) return null;
  return known?.key === key ? known.answer : undefined;
}
