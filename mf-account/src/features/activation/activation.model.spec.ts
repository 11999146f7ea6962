import { nextPause, patience } from './activation.model';

it('[A-1] pauses longer and longer, at most two minutes in all, then stops', () => {
  let passed = 0;
  let asked = 1;
  let before = 0;
  for (let pause = nextPause(asked, passed); pause !== null; pause = nextPause(asked, passed)) {
    expect(pause >= before || passed + pause === patience).toBe(true);
    expect(pause).toBeLessThanOrEqual(20_000);
    passed += pause;
    asked += 1;
    before = pause;
  }
  expect(passed).toBe(patience);
  expect(asked).toBeLessThan(20);
});
