import { renderWithShell } from '@larder/shell-sdk/testing';
import { act, screen } from '@testing-library/react';
import { HandsFree } from './hands-free.parts';

/** The browser's recognition as the specification of the Web Speech API has it, with a voice that the test gives it. */
class FakeRecognition {
  static latest: FakeRecognition;
  onresult: ((event: object) => void) | null = null;
  onerror: ((event: { error: string }) => void) | null = null;
  onend: (() => void) | null = null;
  starts = 0;
  isRunning = false;

  constructor() {
    FakeRecognition.latest = this;
  }

  start(): void {
    if (this.isRunning) throw new DOMException('It is running.', 'InvalidStateError');
    this.isRunning = true;
    this.starts += 1;
  }

  abort(): void {
    this.end();
  }

  end(): void {
    if (!this.isRunning) return;
    this.isRunning = false;
    this.onend?.();
  }

  hear(...transcripts: string[]): void {
    const result = Object.assign(
      transcripts.map((transcript) => ({ transcript })),
      { isFinal: true },
    );
    act(() => this.onresult?.({ resultIndex: 0, results: [result] }));
  }

  refuse(): void {
    act(() => {
      this.onerror?.({ error: 'not-allowed' });
      this.end();
    });
  }
}

const speech = { speaking: false, said: [] as string[] };

const step = {
  number: 1,
  step: 'Stir in the salt.',
  heading: null,
  needs: [{ line: 0, text: '1/2 tsp salt', isMeasured: true }],
};

async function cookHandsFree() {
  const actions = { onMove: jest.fn(), onStep: jest.fn(), onTimer: jest.fn() };
  const view = renderWithShell(
    <HandsFree step={step} lines={['2 tsp salt', '3 eggs']} {...actions} />,
  );
  return { ...view, ...actions };
}

describe('cooking without hands', () => {
  beforeEach(() => {
    speech.said = [];
    speech.speaking = false;
    Object.assign(globalThis, {
      SpeechRecognition: FakeRecognition,
      SpeechSynthesisUtterance: class {
        constructor(readonly text: string) {}
      },
      speechSynthesis: {
        get speaking() {
          return speech.speaking;
        },
        speak: ({ text }: { text: string }) => speech.said.push(text),
        cancel: () => undefined,
      },
    });
  });
  afterEach(() => {
    for (const name of ['SpeechRecognition', 'SpeechSynthesisUtterance', 'speechSynthesis'])
      Reflect.deleteProperty(globalThis, name);
  });

  it('[COOK-5] listens only after an explanation, obeys, answers, and goes on after a silence', async () => {
    const { user, onMove, onStep, onTimer } = await cookHandsFree();
    await user.click(screen.getByRole('button', { name: 'Voice commands', pressed: false }));
    expect(screen.getByText(/The microphone stays on/)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Start listening' }));
    expect(screen.getByRole('status')).toHaveTextContent(/^Listening/);
    const { latest } = FakeRecognition;
    latest.hear('nixed', 'next');
    expect(onMove).toHaveBeenLastCalledWith(1);
    latest.hear('go back');
    expect(onMove).toHaveBeenLastCalledWith(-1);
    latest.hear('what a lovely evening');
    expect(onMove).toHaveBeenCalledTimes(2);
    latest.hear('step two');
    expect(onStep).toHaveBeenCalledWith(2);
    latest.hear('timer ten minutes');
    expect(onTimer).toHaveBeenCalledWith(600, '10 minutes');
    latest.hear('how much salt');
    expect(screen.getByRole('status')).toHaveTextContent('1/2 tsp salt');
    latest.hear('how many eggs');
    expect(screen.getByRole('status')).toHaveTextContent('In the whole recipe: 3 eggs');
    expect(speech.said).toEqual([
      'Timer started: 10 minutes.',
      '1/2 tsp salt',
      'In the whole recipe: 3 eggs',
    ]);
    act(() => latest.end());
    expect(latest.starts).toBe(2);
    speech.speaking = true;
    latest.hear('next');
    expect(onMove).toHaveBeenCalledTimes(2);
    await user.click(screen.getByRole('button', { name: 'Voice commands', pressed: true }));
    expect(latest.isRunning).toBe(false);
    expect(latest.starts).toBe(2);
  });

  it('[COOK-5] says what to do when the microphone is refused', async () => {
    const { user } = await cookHandsFree();
    await user.click(screen.getByRole('button', { name: 'Voice commands' }));
    await user.click(screen.getByRole('button', { name: 'Start listening' }));
    FakeRecognition.latest.refuse();
    expect(screen.getByRole('status')).toHaveTextContent(/^Microphone access is blocked/);
    expect(FakeRecognition.latest.starts).toBe(1);
  });

  it('[COOK-5] reads steps aloud once switched on', async () => {
    const { user } = await cookHandsFree();
    expect(speech.said).toEqual([]);
    await user.click(screen.getByRole('button', { name: 'Read aloud', pressed: false }));
    expect(speech.said).toEqual(['Stir in the salt.']);
    expect(screen.getByRole('button', { name: 'Read aloud', pressed: true })).toBeVisible();
  });
});
