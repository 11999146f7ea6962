import type { PictureView } from '@larder/api-client/pictures';
import { failWith, renderWithShell, type TestShellOptions } from '@larder/shell-sdk/testing';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { PhotoField } from './photo-field';

const megabyte = 1024 * 1024;
const added: PictureView = { id: 'new', url: '/pictures/new/480.webp?s=a' };
const older: PictureView = { id: 'older', url: '/pictures/older/480.webp?s=b' };

/** What jsdom lacks: it decodes no pictures and draws none. */
function browserThatShows(size?: { width: number; height: number }) {
  const canvases: HTMLCanvasElement[] = [];
  Object.assign(URL, { createObjectURL: () => 'blob:photo', revokeObjectURL: () => undefined });
  Object.assign(HTMLImageElement.prototype, {
    decode: () => (size ? Promise.resolve() : Promise.reject(new Error('The type is unknown.'))),
  });
  for (const [name, value] of [
    ['naturalWidth', size?.width],
    ['naturalHeight', size?.height],
  ] as const) {
    Object.defineProperty(HTMLImageElement.prototype, name, { value, configurable: true });
  }
  Object.assign(HTMLCanvasElement.prototype, {
    getContext: () => ({ fillRect: () => undefined, drawImage: () => undefined }),
    toBlob(this: HTMLCanvasElement, done: (blob: Blob) => void, type: string) {
      canvases.push(this);
      done(new Blob(['drawn'], { type }));
    },
  });
  return canvases;
}

function show(respond: (body: unknown) => unknown, value: PictureView | null = null) {
  const onChange = jest.fn();
  function Editor() {
    const [photo, setPhoto] = useState(value);
    const change = (next: PictureView | null) => {
      onChange(next);
      setPhoto(next);
    };
    return <PhotoField value={photo} onChange={change} />;
  }
  const api: TestShellOptions['api'] = { 'POST /pictures': ({ body }) => respond(body) };
  return { ...renderWithShell(<Editor />, { api }), onChange };
}

const choose = (file: File) =>
  fireEvent.change(screen.getByLabelText('Choose photo', { selector: 'input' }), {
    target: { files: [file] },
  });
const photo = (type = 'image/jpeg', name = 'cake.jpg') => new File(['photo'], name, { type });
const shownPhoto = () => screen.getByRole<HTMLImageElement>('img', { name: 'Photo' });
const sentFile = ({ requests }: ReturnType<typeof show>, index = 0) =>
  (requests[index]?.body as FormData).get('file') as File;

describe('the photo field', () => {
  it('[OWN-15] adds a chosen photo as it is, and hands over its address', async () => {
    const canvases = browserThatShows({ width: 2000, height: 1500 });
    const shell = show(() => added);
    choose(photo());
    await waitFor(() => expect(shell.onChange).toHaveBeenCalledWith(added));
    expect([sentFile(shell).type, sentFile(shell).name, canvases]).toEqual([
      'image/jpeg',
      'cake.jpg',
      [],
    ]);
    expect(shownPhoto()).toHaveAttribute('src', added.url);
    expect(screen.getByText('The photo was added.')).toBeInTheDocument();
  });

  it('[OWN-15] says that a recipe without a photo has a picture, too', () => {
    show(() => added);
    expect(
      screen.getByText('Optional. Without one, the recipe gets an illustration.'),
    ).toBeVisible();
  });

  it('[OWN-15] offers the camera on devices that have one', () => {
    browserThatShows();
    show(() => added);
    const camera = screen.getByLabelText('Take photo', { selector: 'input' });
    expect(camera).toHaveAttribute('capture', 'environment');
    const click = jest.spyOn(camera, 'click');
    fireEvent.click(screen.getByText('Take photo'));
    expect(click).toHaveBeenCalled();
  });

  it('[OWN-15] scales a large photo down before it is sent', async () => {
    const canvases = browserThatShows({ width: 4000, height: 3000 });
    const shell = show(() => added);
    choose(photo());
    await waitFor(() => expect(shell.onChange).toHaveBeenCalled());
    expect(canvases.map(({ width, height }) => [width, height])).toEqual([[2560, 1920]]);
    expect(sentFile(shell).size).toBe('drawn'.length);
  });

  it('[OWN-15] sends a JPEG where the browser can show HEIC', async () => {
    browserThatShows({ width: 400, height: 300 });
    const shell = show(() => added);
    choose(photo('image/heic', 'cake.heic'));
    await waitFor(() => expect(shell.onChange).toHaveBeenCalled());
    expect(sentFile(shell).type).toBe('image/jpeg');
  });

  it('[OWN-16] says what to do about HEIC where the browser cannot show it', async () => {
    browserThatShows();
    const { requests } = show(() => added);
    choose(photo('', 'cake.HEIC'));
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'HEIC photos are not supported. Save this one as a JPEG and try again.',
    );
    expect(screen.queryByRole('button', { name: 'Retry' })).not.toBeInTheDocument();
    expect(requests).toEqual([]);
  });

  it('[OWN-16] refuses a photo that stays too large, without sending it', async () => {
    browserThatShows();
    const { requests } = show(() => added);
    const large = photo('image/tiff', 'cake.tiff');
    Object.defineProperty(large, 'size', { value: 40 * megabyte });
    choose(large);
    expect(await screen.findByRole('alert')).toHaveTextContent('A photo can be up to 15 MB.');
    expect(requests).toEqual([]);
  });

  it('[OWN-16] keeps the file when the network fails, and sends it again on request', async () => {
    browserThatShows({ width: 400, height: 300 });
    const answers = [failWith({ status: 0, code: 'network_error', message: '' }), added];
    const shell = show(() => answers.shift());
    choose(photo());
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'The photo could not be added. It is still here, so please try again.',
    );
    expect(shownPhoto()).toHaveAttribute('src', 'blob:photo');
    await shell.user.click(screen.getByRole('button', { name: 'Retry' }));
    await waitFor(() => expect(shell.onChange).toHaveBeenCalledWith(added));
    expect(sentFile(shell, 1).name).toBe('cake.jpg');
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  it('[OWN-16] shows why a photo is refused, and keeps the one before', async () => {
    browserThatShows();
    const message = 'This file is not a photo in JPEG, PNG, WebP or AVIF format.';
    const refuse = failWith({ status: 415, code: 'picture_type_unknown', message });
    const { user, onChange } = show(() => refuse, older);
    choose(photo('text/plain', 'cake.jpg'));
    expect(await screen.findByRole('alert')).toHaveTextContent(message);
    expect(screen.queryByRole('button', { name: 'Retry' })).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Remove photo' }));
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    expect(shownPhoto()).toHaveAttribute('src', older.url);
    expect(onChange).not.toHaveBeenCalled();
  });

  it('[OWN-15] replaces and removes the photo of a recipe', async () => {
    browserThatShows({ width: 400, height: 300 });
    const { user, onChange } = show(() => added, older);
    expect(screen.getByRole('button', { name: 'Replace photo' })).toBeVisible();
    choose(photo());
    await waitFor(() => expect(shownPhoto()).toHaveAttribute('src', added.url));
    await user.click(screen.getByRole('button', { name: 'Remove photo' }));
    expect(onChange).toHaveBeenLastCalledWith(null);
    expect(screen.queryByRole('img')).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Choose photo' })).toHaveFocus();
  });

  it('[OWN-15] shows how far it is and stops on request', async () => {
    browserThatShows({ width: 400, height: 300 });
    let answer!: (picture: PictureView) => void;
    const { user, onChange, requests } = show(
      () => new Promise<PictureView>((resolve) => (answer = resolve)),
    );
    choose(photo());
    expect(await screen.findByText('Adding the photo: 0%')).toBeVisible();
    expect(screen.getByRole('progressbar', { name: 'Photo' })).toHaveAttribute('value', '0');
    await waitFor(() => expect(requests).toHaveLength(1));
    await user.click(screen.getByRole('button', { name: 'Stop adding the photo' }));
    answer(added);
    expect(screen.queryByRole('progressbar')).not.toBeInTheDocument();
    expect(screen.queryByRole('img')).not.toBeInTheDocument();
    expect(onChange).not.toHaveBeenCalled();
  });
});
