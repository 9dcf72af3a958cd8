// `npm run faces`: writes down which characters each face of pictures and documents has, as its file says. Run it when a face is added or renewed.

import { writeFileSync } from 'node:fs';
import { coverageFile, faceFamilies } from '../src/server/pictures/fonts.ts';
import { coverageOf } from '../src/server/testing/face-coverage.ts';

const coverage = Object.fromEntries(faceFamilies.map((one) => [one.family, coverageOf(one)]));
writeFileSync(coverageFile, `${JSON.stringify(coverage, null, 2)}\n`);
