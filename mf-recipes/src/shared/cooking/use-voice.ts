import { copy } from '@larder/copy';
import { useEffect, useEffectEvent, useState } from 'react';
import { readCommand, type VoiceCommand } from './voice-command';

/** Only the parts we use; TypeScript does not know it, and browsers have it under two names. */
interface Recognition {
  lang: string;
  continuous: boolean;
  maxAlternatives: number;
  onresult: ((event: RecognitionResult) => void) | null;
  onerror: ((event: { error: string }) => void) | null;
  onend: (() => void) | null;
  start: () => void;
  abort: () => void;
}

interface RecognitionResult {
  readonly resultIndex: number;
  readonly results: ArrayLike<
    ArrayLike<{ readonly transcript: string }> & { readonly isFinal: boolean }
  >;
}

function recognitionClass(): (new () => Recognition) | undefined {
  const { SpeechRecognition, webkitSpeechRecognition } = globalThis as {
    SpeechRecognition?: new () => Recognition;
    webkitSpeechRecognition?: new () => Recognition;
  };
  return SpeechRecognition ?? webkitSpeechRecognition;
}

export const canListen = (): boolean => recognitionClass() !== undefined;
export const canSpeak = (): boolean => 'speechSynthesis' in globalThis;

/** Says a text aloud instead of whatever is being said. */
export function speak(text: string): void {
  if (!canSpeak()) return;
  const said = new SpeechSynthesisUtterance(text);
  said.lang = copy.common.locale;
  speechSynthesis.cancel();
  speechSynthesis.speak(said);
}

export function beQuiet(): void {
  if (canSpeak()) speechSynthesis.cancel();
}

/** `refused`: the person or the browser allows no microphone; `failed`: it stopped and does not start again. */
export type Listening = 'off' | 'on' | 'refused' | 'failed';

const refusals = ['not-allowed', 'service-not-allowed', 'audio-capture'];
/** Browsers end recognition after a silence; one that ends sooner than this, several times, does not work. */
const shortest = 1_000;
const mostFailures = 3;

function commandIn({ results, resultIndex }: RecognitionResult): VoiceCommand | null {
  for (let index = resultIndex; index < results.length; index += 1) {
    const result = results[index];
    if (!result?.isFinal) continue;
    for (const { transcript } of Array.from(result)) {
      const command = readCommand(transcript);
      if (command) return command;
    }
  }
  return null;
}

/** Listens while `wanted`; what Larder itself is saying is no command. */
export function useListening(wanted: boolean, onCommand: (command: VoiceCommand) => void) {
  const [trouble, setTrouble] = useState<'refused' | 'failed' | null>(null);
  const take = useEffectEvent(onCommand);
  useEffect(() => {
    const Recognition = recognitionClass();
    if (!wanted || !Recognition) return undefined;
    const recognition = new Recognition();
    let isEnded = false;
    let failures = 0;
    let startedAt = 0;
    const start = (): void => {
      startedAt = Date.now();
      recognition.start();
    };
    recognition.lang = copy.common.locale;
    recognition.continuous = true;
    recognition.maxAlternatives = 3;
    recognition.onresult = (event) => {
      if (canSpeak() && speechSynthesis.speaking) return;
      const command = commandIn(event);
      if (command) take(command);
    };
    recognition.onerror = ({ error }) => {
      if (!refusals.includes(error)) return;
      isEnded = true;
      setTrouble('refused');
    };
    recognition.onend = () => {
      if (isEnded) return;
      failures = Date.now() - startedAt < shortest ? failures + 1 : 0;
      if (failures < mostFailures) return start();
      setTrouble('failed');
    };
    setTrouble(null);
    start();
    return () => {
      isEnded = true;
      recognition.abort();
    };
  }, [wanted]);
  const state: Listening = wanted ? (trouble ?? 'on') : 'off';
  return state;
}

/** Reads a text aloud while `wanted`, and again when it changes. */
export function useReadingAloud(wanted: boolean, text: string): void {
  useEffect(() => {
    if (!wanted) return undefined;
    speak(text);
    return beQuiet;
  }, [wanted, text]);
}
