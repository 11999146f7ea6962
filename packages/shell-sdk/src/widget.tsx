import {
  Component,
  lazy,
  Suspense,
  useMemo,
  useReducer,
  type ComponentType,
  type LazyExoticComponent,
  type ReactNode,
} from 'react';
import type { WidgetName, WidgetProps } from './contract';
import { useWidgetLoader } from './shell-context';

class WidgetBoundary extends Component<
  { fallback: ReactNode; children: ReactNode },
  { failed: boolean }
> {
  override state = { failed: false };

  static getDerivedStateFromError(): { failed: boolean } {
    return { failed: true };
  }

  override render(): ReactNode {
    return this.state.failed ? this.props.fallback : this.props.children;
  }
}

export interface WidgetSlotProps<Name extends WidgetName> {
  name: Name;
  props: WidgetProps[Name];
  /** Shown while the lender loads. */
  pending?: ReactNode;
  /**
   * Shown in the widget's place when it is unavailable; the rest of the page keeps working. Call `retry` to try again.
   */
  unavailable: (retry: () => void) => ReactNode;
}

/** A component lent by another remote, by name. */
export function WidgetSlot<Name extends WidgetName>({
  name,
  props,
  pending = null,
  unavailable,
}: WidgetSlotProps<Name>): ReactNode {
  const loadWidget = useWidgetLoader();
  const [attempt, retry] = useReducer((count: number) => count + 1, 0);
  // A new lazy component per attempt, since React caches a rejected one permanently.
  const Widget = useMemo(
    () => lazy(async () => ({ default: await loadWidget(name) })),
    // oxlint-disable-next-line react/exhaustive-deps
    [loadWidget, name, attempt],
  ) as LazyExoticComponent<ComponentType<WidgetProps[Name]>>;
  return (
    <WidgetBoundary key={attempt} fallback={unavailable(retry)}>
      <Suspense fallback={pending}>
        <Widget {...(props as WidgetProps[Name] & object)} />
      </Suspense>
    </WidgetBoundary>
  );
}
