import { copy } from '@larder/copy';
import { Button, Cluster, ListenIcon, Stack, theme, VoiceIcon } from '@larder/ui';
import { useState } from 'react';
import styled from 'styled-components';
import type { CookStep } from './cook-step';
import { beQuiet, canListen, canSpeak, speak, useListening, useReadingAloud } from './use-voice';
import { amountOf, type VoiceCommand } from './voice-command';

const { color, leading, textSize } = theme;

const Said = styled.p`
  color: ${color.inkMuted};
  font-size: ${textSize.body};
  line-height: ${leading.normal};
`;

const words = copy.cooking.handsFree;

interface HandsFreeProps {
  step: CookStep;
  /** The ingredients as they are shown. */
  lines: readonly string[];
  onMove: (by: number) => void;
  onStep: (step: number) => void;
  onTimer: (seconds: number, label: string) => void;
}

/** Voice commands and reading aloud; both are off until the person switches them on. */
export function HandsFree({ step, lines, onMove, onStep, onTimer }: HandsFreeProps) {
  const [isExplaining, setIsExplaining] = useState(false);
  const [isListening, setIsListening] = useState(false);
  const [isReading, setIsReading] = useState(false);
  const [answer, setAnswer] = useState<string | null>(null);
  const reply = (text: string): void => {
    setAnswer(text);
    speak(text);
  };
  const obey = (command: VoiceCommand): void => {
    if (command.kind === 'amount') {
      const found = amountOf(command.food, step, lines);
      return reply(found ? words.amount(found.texts, found.inAll) : words.noSuchFood(command.food));
    }
    setAnswer(null);
    if (command.kind === 'timer') {
      onTimer(command.seconds, command.label);
      return reply(words.timerStarted(command.label));
    }
    if (command.kind === 'step') return onStep(command.number);
    if (command.kind === 'next') return onMove(1);
    if (command.kind === 'back') return onMove(-1);
    if (command.kind === 'repeat') return speak(step.step);
    return beQuiet();
  };
  const state = useListening(isListening, obey);
  useReadingAloud(isReading, step.step);
  if (!canListen() && !canSpeak()) return null;
  return (
    <Stack $gap={2}>
      <Cluster $gap={2}>
        {canListen() && (
          <Button
            variant={isListening ? 'primary' : 'secondary'}
            size="small"
            icon={<VoiceIcon />}
            aria-pressed={isListening}
            onClick={() => {
              if (isListening) setIsListening(false);
              else setIsExplaining(!isExplaining);
            }}
          >
            {words.voice}
          </Button>
        )}
        {canSpeak() && (
          <Button
            variant={isReading ? 'primary' : 'secondary'}
            size="small"
            icon={<ListenIcon />}
            aria-pressed={isReading}
            onClick={() => setIsReading(!isReading)}
          >
            {words.readAloud}
          </Button>
        )}
      </Cluster>
      {isExplaining && !isListening && (
        <Cluster $gap={3}>
          <Said>{words.explanation}</Said>
          <Button
            size="small"
            onClick={() => {
              setIsExplaining(false);
              setIsListening(true);
            }}
          >
            {words.startListening}
          </Button>
        </Cluster>
      )}
      <Said role="status">{state === 'off' ? answer : (answer ?? words.states[state])}</Said>
    </Stack>
  );
}
