let audio: AudioContext | undefined;

/** Gets the sound ready during a press or key, when browsers allow a page to make itself heard later. */
export function prepareSound(): void {
  try {
    audio ??= new AudioContext();
    if (audio.state === 'suspended') audio.resume().catch(() => undefined);
  } catch {
    // Without sound there is still the message.
  }
}

const beeps = [0, 0.35, 0.7];
const length = 0.25;

function play(context: AudioContext): void {
  for (const delay of beeps) {
    const tone = context.createOscillator();
    const volume = context.createGain();
    const start = context.currentTime + delay;
    tone.frequency.value = 880;
    volume.gain.setValueAtTime(0.0001, start);
    volume.gain.exponentialRampToValueAtTime(0.6, start + 0.02);
    volume.gain.exponentialRampToValueAtTime(0.0001, start + length);
    tone.connect(volume).connect(context.destination);
    tone.start(start);
    tone.stop(start + length);
  }
}

const gestures = ['pointerdown', 'keydown'];

/** Three beeps; where the browser forbids sound before the first press, such as after a reload, with that press. */
export function chime(): void {
  prepareSound();
  const context = audio;
  if (!context) return;
  if (context.state === 'running') return play(context);
  const sound = () => {
    for (const gesture of gestures) window.removeEventListener(gesture, sound, true);
    context.resume().then(
      () => play(context),
      () => undefined,
    );
  };
  for (const gesture of gestures) window.addEventListener(gesture, sound, true);
}
