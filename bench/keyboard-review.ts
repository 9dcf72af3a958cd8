// The journey of a whole review by keyboard with forty notes in place of ten, three times, and how long each took.

import { spawnSync } from 'node:child_process';
import { bin } from '../scripts/steps.ts';

const args = [bin.playwright, 'test', 'e2e/keyboard-review.spec.ts', '--repeat-each=3', '--workers=1'];
const done = spawnSync(process.execPath, args, { stdio: 'inherit', env: { ...process.env, NOTES: '40' } });
process.exitCode = done.status ?? 1;
