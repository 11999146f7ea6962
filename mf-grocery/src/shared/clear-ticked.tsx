import { copy } from '@larder/copy';
import { Button, DeleteIcon } from '@larder/ui';

/** Takes what is in the basket off the list. */
export function ClearTicked({ onClear }: { onClear: () => void }) {
  return (
    <div>
      <Button size="small" variant="ghost" icon={<DeleteIcon />} onClick={onClear}>
        {copy.grocery.clearTicked}
      </Button>
    </div>
  );
}
