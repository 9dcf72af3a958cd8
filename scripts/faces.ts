// `npm run faces`: records which characters each font of pictures and documents has. Run it when a font is added or updated.

import { writeFileSync } from 'node:fs';
import { coverageFile, faceFamilies } from '../src/server/pictures/fonts.ts';
import { coverageOf } from '../src/server/testing/face-coverage.ts';

const coverage = Object.fromEntries(faceFamilies.map((one) => [one.family, coverageOf(one)]));
writeFileSync(coverageFile, `${JSON.stringify(coverage, null, 2)}\n`);
