// A microphone that opens, and has no sound until it beeps.

import { vi } from 'vitest';

/** Replaces the browser's microphone until mocks are restored; `onAsk` hears every request for it. */
export function lateMicrophone(onAsk: (stream: Promise<MediaStream>) => void): { beep: () => Promise<void> } {
  const audio = new AudioContext();
  const tone = audio.createOscillator();
  const microphone = audio.createMediaStreamDestination();
  tone.connect(microphone);
  tone.start();
  const isAsleep = audio.suspend();
  vi.spyOn(navigator.mediaDevices, 'getUserMedia').mockImplementation(() => {
    const stream = isAsleep.then(() => microphone.stream);
    onAsk(stream);
    return stream;
  });
  return { beep: () => audio.resume() };
}
