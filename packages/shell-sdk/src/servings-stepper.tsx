import { mostServings } from '@larder/api-client/limits';
import { copy } from '@larder/copy';
import { RetryIcon, ServingsIcon, Stepper } from '@larder/ui';

export interface ServingsStepperProps {
  title: string;
  /** Null while the number is not known. */
  servings: number | null;
  /** False if the recipe does not state its servings; the number then says how many times it is made. */
  countsPeople: boolean;
  onChange: (servings: number) => void;
}

/** The servings of one dish of a menu or plan. */
export function ServingsStepper({ title, servings, countsPeople, onChange }: ServingsStepperProps) {
  const { of, fewerOf, moreOf, timesOf, fewerTimesOf, moreTimesOf } = copy.servings;
  const words = countsPeople
    ? { label: of(title), lessLabel: fewerOf(title), moreLabel: moreOf(title) }
    : { label: timesOf(title), lessLabel: fewerTimesOf(title), moreLabel: moreTimesOf(title) };
  return (
    <Stepper
      {...words}
      icon={countsPeople ? <ServingsIcon /> : <RetryIcon />}
      value={servings}
      max={mostServings}
      refusal={copy.servings.outOfRange(mostServings)}
      onChange={onChange}
    />
  );
}

/** The servings of all dishes of a menu or plan in one; null while they differ. */
export function AllServingsStepper({
  servings,
  onChange,
}: Pick<ServingsStepperProps, 'servings' | 'onChange'>) {
  const { ofAll, fewerOfAll, moreOfAll } = copy.servings;
  return (
    <Stepper
      label={ofAll}
      lessLabel={fewerOfAll}
      moreLabel={moreOfAll}
      value={servings}
      max={mostServings}
      refusal={copy.servings.outOfRange(mostServings)}
      onChange={onChange}
    />
  );
}
