// `npm run demo:seed`: fills an empty database with the demo, with the server stopped.

import { withDemoContext } from '#server/demo/demo-context.ts';
import { seedDemo } from '#server/demo/seed-demo.ts';

await withDemoContext(async (context) => {
  const counts = await seedDemo(context);
  console.log(
    counts
      ? `The demo is in place: ${JSON.stringify(counts)}`
      : 'The database already has people: nothing was changed.',
  );
});
