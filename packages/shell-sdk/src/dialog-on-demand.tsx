import { copy } from '@larder/copy';
import { useEffect, useEffectEvent, useState, type ComponentType } from 'react';
import { notify } from './notify';

/**
 * A dialog whose code is loaded when it is first opened, or earlier by `prefetch`. If loading fails, the dialog closes
 * with a message and the next opening retries; React.lazy would cache the failure.
 */
export function dialogOnDemand<Props extends { onClose: () => void }>(
  load: () => Promise<ComponentType<Props>>,
) {
  let loaded: ComponentType<Props> | undefined;
  const fetchDialog = async () => (loaded ??= await load());

  function DialogOnDemand(props: Props) {
    const [Dialog, setDialog] = useState(() => loaded);
    const giveUp = useEffectEvent(() => {
      notify.error(copy.common.networkError);
      props.onClose();
    });
    useEffect(() => {
      let wanted = true;
      fetchDialog().then(
        (component) => wanted && setDialog(() => component),
        () => wanted && giveUp(),
      );
      return () => {
        wanted = false;
      };
    }, []);
    return Dialog ? <Dialog {...props} /> : null;
  }

  return Object.assign(DialogOnDemand, {
    prefetch: () => void fetchDialog().catch(() => undefined),
  });
}
