// Smashy as people meet it: the button, the greeting, a question with its answer, and what fails.

import { describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { SmashyAnswer, SmashyTurn } from '#contract/assistant/smashy.ts';
import { type Answers, failure } from '#web/testing/fake-server.ts';
import { testUser, viewed } from '#web/testing/people.ts';
import { renderScreen } from '#web/testing/render-screen.tsx';
import { SmashyLauncher } from './smashy-launcher.tsx';

const answer = (response: string, parts: Partial<SmashyAnswer> = {}): SmashyAnswer => ({
  response,
  videos: { platform: [], recommended: [] },
  playerProfile: null,
  contextualSkill: null,
  ...parts,
});
const nothingYet = { turns: [], isModel: false };
const field = page.getByLabelText('Your question');
const log = page.getByRole('log');
const chips = page.getByRole('list', { name: 'Suggestions' });

async function open(answers: Answers = {}, as: Parameters<typeof renderScreen>[1] = {}) {
  const screen = renderScreen(<SmashyLauncher />, {
    ...as,
    answers: { getSmashyConversation: nothingYet, ...answers },
  });
  await page.getByRole('button', { name: 'Ask Smashy' }).click();
  await expect.element(field).toHaveFocus();
  return screen;
}

describe('the button', () => {
  const controls = Array.from({ length: 12 }, (_, row) => (
    // One control where the button waits, and free places between the others.
    <button key={row} type="button" style={{ position: 'absolute', right: 16, top: row * 120, width: 40, height: 40 }}>
      {`Remove ${row}`}
    </button>
  ));
  const overlaps = () => {
    const launcher = page.getByRole('button', { name: 'Ask Smashy' }).element().getBoundingClientRect();
    return page
      .getByRole('button', { name: /^Remove/ })
      .elements()
      .filter((one) => {
        const { left, right, top, bottom } = one.getBoundingClientRect();
        const isBeside = right <= launcher.left || left >= launcher.right;
        return !isBeside && top < launcher.bottom && bottom > launcher.top;
      }).length;
  };

  it('covers no control, wherever the page is scrolled to', async () => {
    await page.viewport(820, 700);
    renderScreen(
      <main style={{ height: 1600 }}>
        {controls}
        <SmashyLauncher />
      </main>,
    );
    await expect.element(page.getByRole('button', { name: 'Ask Smashy' })).toBeVisible();
    for (const top of [0, 40, 80, 120, 400, 900]) {
      window.scrollTo({ top });
      await expect.poll(overlaps).toBe(0);
    }
  });
});

describe('the window', () => {
  it('has a screen reader speak each answer in its language, whatever the screen’s', async () => {
    const danish = 'Kontakten er foran dig, og bolden skal være i hovedhøjde.';
    const spanish = 'El contacto es delante del cuerpo, a la altura de la cabeza.';
    const turn = (id: string, question: string, response: string): SmashyTurn => ({
      id,
      question,
      answer: answer(response, { suggestions: [`${question} 2`] }),
      isHelpful: null,
      createdAt: '2026-11-01T12:00:00.000Z',
    });
    const turns = [
      turn('1', 'Hvordan slår jeg en bandeja?', danish),
      turn('2', '¿Cómo es la bandeja?', spanish),
      turn('3', 'How do I play a bandeja?', 'Contact is in front of you, at the height of the head.'),
    ];
    await open({ getSmashyConversation: { turns, isModel: false } });
    const langOf = (text: string) =>
      page.getByText(text, { exact: true }).element().closest('[lang]')?.getAttribute('lang');
    await expect.element(page.getByText(danish)).toBeVisible();
    expect([langOf(danish), langOf(spanish), langOf('Contact is in front of you, at the height of the head.')]).toEqual(
      ['da', 'es', 'en'],
    );
    expect(langOf('¿Cómo es la bandeja? 2')).toBe('es');
  });

  it('greets the person by name and suggests three questions until one is asked', async () => {
    await open({ askSmashy: answer('At the **net**.') });
    await expect.element(log).toMatchTextContent(/Hi Maja! I’m Smashy/);
    await expect.poll(() => chips.getByRole('button').elements().length).toBe(3);
    await chips.getByRole('button').first().click();
    await expect.element(log).toMatchTextContent(/At the net\./);
    await expect.element(chips).not.toBeInTheDocument();
  });

  it('asks what was meant by a press', async () => {
    await open({ askSmashy: { ...answer('I’m not sure what you mean.'), suggestions: ['How high is the net?'] } });
    await chips.getByRole('button').first().click();
    const meant = log.getByRole('button', { name: 'How high is the net?' });
    await meant.click();
    await expect.poll(() => log.getByText(/You asked:/).elements().length).toBe(2);
  });

  it('suggests other questions to administrators', async () => {
    await open({}, { as: 'admin' });
    await expect.element(chips).toMatchTextContent(/levels verified/);
    await expect.element(chips).not.toMatchTextContent(/bandeja/);
  });

  it('opens by the event, closes, is minimised with Escape, and gives the focus back', async () => {
    renderScreen(<SmashyLauncher />, { answers: { getSmashyConversation: nothingYet } });
    await expect.element(page.getByRole('button', { name: 'Ask Smashy' })).toBeVisible();
    window.dispatchEvent(new Event('open-smashy'));
    await expect.element(field).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await expect.element(page.getByRole('button', { name: 'Back to Smashy' })).toHaveFocus();
    await page.getByRole('button', { name: 'Back to Smashy' }).click();
    await page.getByRole('button', { name: 'Close' }).click();
    await expect.element(page.getByRole('button', { name: 'Ask Smashy' })).toHaveFocus();
  });

  it('shows what was said since the sign-in, and no suggestions then', async () => {
    const turn: SmashyTurn = {
      id: '01890000-0000-7000-8000-0000000000aa',
      question: 'How high is the net?',
      answer: answer('0.88 m'),
      isHelpful: null,
      createdAt: '2026-11-01T10:00:00Z',
    };
    await open({ getSmashyConversation: { turns: [turn], isModel: true } });
    await expect.element(log).toMatchTextContent(/How high is the net\?.*0\.88 m/);
    await expect.element(log).toMatchTextContent(/language model/);
    await expect.element(chips).not.toBeInTheDocument();
  });

  it('explains that conversations are private while viewing as someone else, and takes no questions', async () => {
    renderScreen(<SmashyLauncher />, { as: viewed() });
    await page.getByRole('button', { name: 'Ask Smashy' }).click();
    await expect.element(log).toMatchTextContent(/conversations are private.*Go back to your own account/);
    await expect.element(page.getByRole('dialog', { name: 'Smashy' })).toHaveFocus();
    await expect.element(field).not.toBeInTheDocument();
    await expect.element(chips).not.toBeInTheDocument();
    await userEvent.keyboard('{Escape}');
    await expect.element(page.getByRole('button', { name: 'Back to Smashy' })).toHaveFocus();
  });
});

describe('asking', () => {
  it('sends with Enter, adds a line with Shift + Enter, and sends nothing blank', async () => {
    const { received } = await open({ askSmashy: answer('Yes.') });
    await userEvent.keyboard('{Enter}');
    await field.fill('   ');
    await userEvent.keyboard('{Enter}');
    await field.fill('One');
    await userEvent.keyboard('{Shift>}{Enter}{/Shift}two{Enter}');
    await expect.element(log).toMatchTextContent(/Yes\./);
    const asked = { message: 'One\ntwo', userRole: testUser().role, userId: testUser().id };
    expect(received('askSmashy').map(({ body }) => body)).toMatchObject([asked]);
    await expect.element(field).toHaveValue('');
  });

  it('shows that Smashy is typing until the answer arrives', async () => {
    const { promise, resolve } = Promise.withResolvers<SmashyAnswer>();
    await open({ askSmashy: () => promise });
    await field.fill('Why?');
    await userEvent.keyboard('{Enter}');
    await expect.element(log).toMatchTextContent(/Smashy is typing/);
    resolve(answer('Because.'));
    await expect.element(log).toMatchTextContent(/Because\./);
    await expect.element(log).not.toMatchTextContent(/Smashy is typing/);
  });

  it('shows answers as text with links only to this product, and opens recommended links in a new tab', async () => {
    const video = { title: 'Final', feedback: 'Short lob', url: '/player/video-analysis/1?t=83', timestamp: 83 };
    const article = { title: 'The lob', url: 'https://padeli.com/get-started/glossary/lob', description: 'An entry.' };
    await open({
      askSmashy: answer(
        '<b>x</b> [evil](https://evil.example) [twice](//evil.example) [backslash](/\\evil.example) [single](http:/\\evil.example) [none](https:evil.example) \\[y\\](/progress)\n\n- [Progress](/progress)',
        {
          videos: { platform: [video], recommended: [article] },
        },
      ),
    });
    await field.fill('Show me');
    await userEvent.keyboard('{Enter}');
    await expect.element(log.getByRole('link', { name: 'Progress' })).toHaveAttribute('href', '/progress');
    await expect.element(log.getByRole('link', { name: 'Final, 1:23' })).toHaveAttribute('href', video.url);
    const elsewhere = log.getByRole('link', { name: 'The lob (opens in a new tab)' });
    await expect.element(elsewhere).toHaveAttribute('href', article.url);
    await expect.element(elsewhere).toHaveAttribute('rel', 'noopener noreferrer');
    expect(log.getByRole('link').elements()).toHaveLength(3);
    await expect.element(log).toMatchTextContent(/<b>x<\/b>/);
  });

  it('shows a failure in a toast and in the conversation', async () => {
    await open({ askSmashy: failure('unavailable') });
    await field.fill('Anybody there?');
    await userEvent.keyboard('{Enter}');
    await expect.element(page.getByText('Connection Error')).toBeVisible();
    await expect.element(page.getByText('Smashy is taking a quick break. Try again in a moment!')).toBeVisible();
    await expect.element(log).toMatchTextContent(/small technical issue/);
  });

  it.each(['invalid_input', 'forbidden', 'too_many_requests'] as const)(
    'adds the server’s reason to a refusal (%s)',
    async (code) => {
      await open({ askSmashy: failure(code, { message: 'You have asked 30 questions within an hour.' }) });
      await field.fill('One more');
      await userEvent.keyboard('{Enter}');
      await expect.element(page.getByText('Connection Error')).toBeVisible();
      await expect.element(log).toMatchTextContent(/small technical issue.*30 questions within an hour/);
    },
  );

  it('rates an answer with one click and an optional comment', async () => {
    const { received } = await open({ askSmashy: answer('Maybe.'), rateSmashyAnswer: undefined });
    await field.fill('Really?');
    await userEvent.keyboard('{Enter}');
    await page.getByRole('button', { name: 'Not helpful' }).click();
    await page.getByLabelText('What was missing? (optional)').fill('A reason');
    await page.getByRole('button', { name: 'Send' }).first().click();
    await expect.element(page.getByText('Thanks for your feedback.')).toBeVisible();
    await expect
      .poll(() => received('rateSmashyAnswer').map(({ body }) => body))
      .toEqual([{ isHelpful: false }, { isHelpful: false, word: 'A reason' }]);
  });
});

describe('at 320 px', () => {
  it('the window fits on the screen', async () => {
    await page.viewport(320, 568);
    await open();
    const { left, right, bottom } = page.getByRole('dialog').element().getBoundingClientRect();
    expect([left >= 0, right <= 320, bottom <= 568]).toEqual([true, true, true]);
  });
});
