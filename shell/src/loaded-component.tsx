import { useEffect, useState, type ComponentType, type ReactNode } from 'react';

/**
 * A component whose code is loaded when it is first rendered, with a placeholder until then. Unlike `lazy` with
 * Suspense it appears as soon as it is there: React holds back what follows a fallback until the fallback has been on
 * the screen for 300 ms, and the first page would wait for that. After a failure, which is thrown where it is rendered,
 * the next one tries again.
 */
export function loadedComponent<Props extends object = object>(
  load: () => Promise<ComponentType<Props>>,
  placeholder: ReactNode = null,
): ComponentType<Props> {
  let loading: Promise<ComponentType<Props>> | undefined;
  let loaded: ComponentType<Props> | undefined;
  const begin = (): Promise<ComponentType<Props>> => {
    loading ??= load().then(
      (component) => (loaded = component),
      (error: unknown) => {
        loading = undefined;
        throw error;
      },
    );
    return loading;
  };
  return function LoadedComponent(props: Props) {
    const [Component, setComponent] = useState(() => {
      // Before the effect, which runs only when the placeholder has been painted; the effect reports a failure.
      if (!loaded) begin().catch(() => undefined);
      return loaded;
    });
    useEffect(() => {
      let left = false;
      begin().then(
        (component) => {
          if (!left) setComponent(() => component);
        },
        (error: unknown) => {
          if (left) return;
          setComponent(() => {
            throw error;
          });
        },
      );
      return () => {
        left = true;
      };
    }, []);
    return Component ? <Component {...props} /> : placeholder;
  };
}
