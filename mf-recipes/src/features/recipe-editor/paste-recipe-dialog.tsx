import { copy } from '@larder/copy';
import { Button, TextAreaField } from '@larder/ui';
import { Dialog } from '@larder/ui/overlays';
import { useRef, useState } from 'react';

/** [OWN-4] Takes a whole recipe as text: from a mail, a message or a web page. */
export function PasteRecipeDialog({
  onPasted,
  onClose,
}: {
  onPasted: (text: string) => void;
  onClose: () => void;
}) {
  const [text, setText] = useState('');
  const [isMissing, setMissing] = useState(false);
  const area = useRef<HTMLTextAreaElement>(null);
  const fillIn = () => {
    if (text.trim() === '') {
      setMissing(true);
      area.current?.focus();
      return;
    }
    onPasted(text);
    onClose();
  };
  return (
    <Dialog
      open
      title={copy.recipeEditor.pasteTitle}
      closeLabel={copy.common.close}
      onClose={onClose}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            {copy.common.cancel}
          </Button>
          <Button onClick={fillIn}>{copy.recipeEditor.fillIn}</Button>
        </>
      }
    >
      <TextAreaField
        ref={area}
        label={copy.recipeEditor.recipeText}
        hint={copy.recipeEditor.pasteHint}
        error={isMissing && copy.recipeEditor.pasteMissing}
        rows={12}
        value={text}
        onChange={({ target }) => {
          setMissing(false);
          setText(target.value);
        }}
      />
    </Dialog>
  );
}
