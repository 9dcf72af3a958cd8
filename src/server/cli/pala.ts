// `npm run pala -- …`: the command line of those who run the server. The same commands as the product's, written down as the operator's.

import { runCommandLine } from './command-line.ts';

process.exitCode = await runCommandLine(process.argv.slice(2));
