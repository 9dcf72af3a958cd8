// `npm run pala -- …`: the operator's command line, which uses the product's own commands.

import { runCommandLine } from './command-line.ts';

process.exitCode = await runCommandLine(process.argv.slice(2));
