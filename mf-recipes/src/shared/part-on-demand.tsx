import { useEffect, useReducer, useState, type ComponentType, type ReactNode } from 'react';

interface WhileAbsent {
  /** Shown until its code is there. */
  pending: ReactNode;
  /** Shown where its code cannot be loaded. */
  unavailable: (retry: () => void) => ReactNode;
}

/**
 * A part of a page whose code is loaded when it is first shown, or earlier by `prefetch`. What failed to load can be tried again;
 * React.lazy would keep the failure.
 */
export function partOnDemand<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  let loaded: ComponentType<Props> | undefined;
  const fetchPart = async () => (loaded ??= await load());

  function PartOnDemand({ pending, unavailable, ...props }: Props & WhileAbsent) {
    const [Part, setPart] = useState(() => loaded);
    const [failed, setFailed] = useState(false);
    const [attempt, tryAgain] = useReducer((count: number) => count + 1, 0);
    useEffect(() => {
      let wanted = true;
      fetchPart().then(
        (component) => wanted && setPart(() => component),
        () => wanted && setFailed(true),
      );
      return () => {
        wanted = false;
      };
    }, [attempt]);
    if (Part) return <Part {...(props as unknown as Props)} />;
    if (!failed) return pending;
    return unavailable(() => {
      setFailed(false);
      tryAgain();
    });
  }

  return Object.assign(PartOnDemand, {
    prefetch: () =>
      fetchPart().then(
        () => undefined,
        // Showing it tries again.
        () => undefined,
      ),
  });
}
