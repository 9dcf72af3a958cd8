// Windows of one test file hear each other, and none of another file that runs in the same browser.

const suffix = crypto.randomUUID();

window.BroadcastChannel = class extends BroadcastChannel {
  constructor(name: string) {
    super(`${name} ${suffix}`);
  }
};
