// What pictures and documents are made of.

import { describe, expect, it } from 'vitest';
import { createFileCache } from './file-cache.ts';
import { qrCode } from './qr-code.ts';
import { takeTurns } from './take-turns.ts';

describe('a QR code', () => {
  it('has a quiet border and three corner marks', () => {
    const { path, size } = qrCode('https://pala.test/verified/abc');
    expect(path.startsWith('M4 4h7v1h-7z')).toBe(true);
    expect(path).toContain(`M${size - 11} 4h7v1h-7z`);
    expect(path).toContain(`M4 ${size - 5}h7v1h-7z`);
    expect(path).not.toMatch(/M[0-3] /);
  });
});

it('takeTurns runs one task at a time, also after a failure', async () => {
  const inTurn = takeTurns();
  const first = Promise.withResolvers<string>();
  const done: string[] = [];
  const work = [
    inTurn(() => first.promise),
    inTurn(async () => done.push('second')),
    inTurn(async () => done.push('third')),
  ];
  await new Promise((resolve) => void setImmediate(resolve));
  expect(done).toEqual([]);
  first.reject(new Error('no paper'));
  await Promise.allSettled(work);
  expect(done).toEqual(['second', 'third']);
});

describe('cached files', () => {
  const file = (text: string) => Buffer.from(text);

  it('are made once for concurrent and later requests', async () => {
    const remember = createFileCache();
    let made = 0;
    const make = async () => file(`made ${(made += 1)}`);
    const answers = await Promise.all([remember('a', make), remember('a', make), remember('a', make)]);
    answers.push(await remember('a', make));
    expect(answers.map(String)).toEqual(['made 1', 'made 1', 'made 1', 'made 1']);
  });

  it('retry after a failure', async () => {
    const remember = createFileCache();
    const failing = remember('a', () => Promise.reject(new Error('no paper')));
    const other = remember('b', async () => file('b'));
    await expect(failing).rejects.toThrow('no paper');
    expect(String(await other)).toBe('b');
    expect(String(await remember('a', async () => file('a')))).toBe('a');
  });

  it('keep the latest hundred', async () => {
    const remember = createFileCache();
    let made = 0;
    const make = async () => file(String((made += 1)));
    for (let key = 0; key <= 100; key += 1) await remember(String(key), make);
    await remember('100', make);
    expect(made).toBe(101);
    await remember('0', make);
    expect(made).toBe(102);
  });
});
