import type { PictureView } from '@larder/api-client/pictures';
import { copy } from '@larder/copy';
import {
  Button,
  CameraIcon,
  DeleteIcon,
  Notice,
  PhotoIcon,
  Picture,
  RetryIcon,
  theme,
  VisuallyHidden,
} from '@larder/ui';
import { useId, useRef, useState, type ChangeEvent } from 'react';
import styled from 'styled-components';
import { usePhotoUpload } from './use-photo-upload';
import { usePhotoAddress } from './use-waiting-photo';
import { isWaitingPhoto } from './waiting-photos';

const { border, color, radius, space, textSize, weight } = theme;

const Frame = styled.div`
  display: grid;
  gap: ${space[3]};
  min-width: 0;
`;

const Label = styled.div`
  font-size: ${textSize.small};
  font-weight: ${weight.semibold};
`;

const Shown = styled.div`
  overflow: hidden;
  max-width: 24rem;
  border-radius: ${radius.large};
`;

const Hint = styled.p`
  color: ${color.inkMuted};
  font-size: ${textSize.small};
`;

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[2]};
`;

/** Where there is a mouse, taking a photo would only open the files once more. */
const OnTouch = styled.span`
  display: contents;

  @media (pointer: fine) {
    display: none;
  }
`;

const Work = styled.div`
  display: grid;
  gap: ${space[1]};
  max-width: 24rem;
  font-size: ${textSize.small};
`;

const Progress = styled.progress`
  width: 100%;
  height: ${space[2]};
  border: ${border.hairline} solid ${color.line};
  border-radius: ${radius.pill};
  accent-color: ${color.accent};
`;

interface PhotoFieldProps {
  value: PictureView | null;
  onChange: (value: PictureView | null) => void;
}

/** Takes, chooses, replaces and removes the photo of a recipe; `onChange` is called once it is on the server, or on this device until there is one. */
export function PhotoField({ value, onChange }: PhotoFieldProps) {
  const labelId = useId();
  const [said, setSaid] = useState('');
  const { upload, add, stop } = usePhotoUpload((picture) => {
    setSaid(isWaitingPhoto(picture) ? '' : copy.photos.photoAdded);
    onChange(picture);
  });
  const camera = useRef<HTMLInputElement>(null);
  const files = useRef<HTMLInputElement>(null);
  const chooser = useRef<HTMLButtonElement>(null);
  const isWorking = upload.state === 'working';
  const preview = upload.state === 'idle' ? undefined : upload.preview;
  const address = usePhotoAddress(value);
  const source = preview ?? address;

  const take = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const [file] = target.files ?? [];
    // Choosing the same file again counts as a choice.
    target.value = '';
    setSaid('');
    if (file) void add(file);
  };
  /** First what is being added; the photo that the recipe has stays. */
  const remove = () => {
    if (upload.state === 'idle') onChange(null);
    stop();
    chooser.current?.focus();
  };
  const inputProps = { type: 'file', accept: 'image/*,.heic,.heif', hidden: true, onChange: take };

  return (
    <Frame role="group" aria-labelledby={labelId}>
      <Label id={labelId}>{copy.photos.photo}</Label>
      {source ? (
        <Shown>
          <Picture src={source} alt={copy.photos.photo} eager />
        </Shown>
      ) : (
        <Hint>{copy.photos.photoHint}</Hint>
      )}
      {isWaitingPhoto(value) && upload.state === 'idle' && (
        <Hint role="status">{copy.photos.photoWaits}</Hint>
      )}
      {isWorking && (
        <Work>
          <span>
            {upload.share === undefined
              ? copy.photos.preparingPhoto
              : copy.photos.addingPhoto(Math.round(upload.share * 100))}
          </span>
          <Progress aria-labelledby={labelId} value={upload.share} />
        </Work>
      )}
      {upload.state === 'failed' && (
        <Notice
          tone="danger"
          action={
            upload.mayWork && (
              <Button
                variant="secondary"
                size="small"
                icon={<RetryIcon />}
                onClick={() => void add(upload.file)}
              >
                {copy.common.retry}
              </Button>
            )
          }
        >
          {upload.sentence}
        </Notice>
      )}
      <Actions>
        <input
          {...inputProps}
          ref={camera}
          capture="environment"
          aria-label={copy.photos.takePhoto}
        />
        <input {...inputProps} ref={files} aria-label={copy.photos.choosePhoto} />
        <OnTouch>
          <Button variant="secondary" icon={<CameraIcon />} onClick={() => camera.current?.click()}>
            {copy.photos.takePhoto}
          </Button>
        </OnTouch>
        <Button
          ref={chooser}
          variant="secondary"
          icon={<PhotoIcon />}
          onClick={() => files.current?.click()}
        >
          {source ? copy.photos.replacePhoto : copy.photos.choosePhoto}
        </Button>
        {(value !== null || upload.state !== 'idle') && (
          <Button variant="ghost" icon={<DeleteIcon />} onClick={remove}>
            {isWorking ? copy.photos.stopAddingPhoto : copy.photos.removePhoto}
          </Button>
        )}
      </Actions>
      <VisuallyHidden role="status">{said}</VisuallyHidden>
    </Frame>
  );
}
