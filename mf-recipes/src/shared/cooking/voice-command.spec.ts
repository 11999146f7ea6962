import { amountOf, readCommand } from './voice-command';

describe('what a cook says', () => {
  it.each([
    ['next', { kind: 'next' }],
    ['Next step, please.', { kind: 'next' }],
    ['go back', { kind: 'back' }],
    ['previous step', { kind: 'back' }],
    ['say that again', { kind: 'repeat' }],
    ['stop reading', { kind: 'quiet' }],
    ['go to step three', { kind: 'step', number: 3 }],
    ['How much salt?', { kind: 'amount', food: 'salt' }],
    ['how many eggs do I need', { kind: 'amount', food: 'eggs' }],
    ['how much of the olive oil should I add', { kind: 'amount', food: 'olive oil' }],
    ['timer ten minutes', { kind: 'timer', seconds: 600, label: '10 minutes' }],
    ['Set a timer for twenty-five minutes', { kind: 'timer', seconds: 1500, label: '25 minutes' }],
    ['start a 5 minute timer', { kind: 'timer', seconds: 300, label: '5 minutes' }],
    ['timer for an hour and a half', { kind: 'timer', seconds: 5400, label: 'an hour and a half' }],
    ['timer one and a half minutes', { kind: 'timer', seconds: 90, label: '1 1/2 minutes' }],
    ['timer half an hour', { kind: 'timer', seconds: 1800, label: 'half an hour' }],
  ])('[COOK-5] %s', (heard, command) => {
    expect(readCommand(heard)).toEqual(command);
  });

  it.each([
    '',
    'the next day we went back',
    'is the timer on for the ten minutes',
    'timer zero minutes',
    'I would go back there',
    'how are you',
    'stop it, both of you',
  ])('[COOK-5] takes conversation for no command: %s', (heard) => {
    expect(readCommand(heard)).toBeNull();
  });
});

describe('how much of a food', () => {
  const step = {
    number: 2,
    step: '',
    heading: null,
    needs: [
      { line: 0, text: '1/2 tsp salt', isMeasured: true },
      { line: 2, text: 'water', isMeasured: false },
    ],
  };
  const lines = ['2 tsp salt', '3 large eggs', '1 l water'];

  it.each([
    ['salt', { texts: ['1/2 tsp salt'], inAll: false }],
    ['egg', { texts: ['3 large eggs'], inAll: true }],
    ['water', { texts: ['1 l water'], inAll: true }],
    ['saffron', null],
    ['', null],
  ])('[COOK-5] is the step’s own, else that of the recipe: %s', (food, answer) => {
    expect(amountOf(food, step, lines)).toEqual(answer);
  });
});
