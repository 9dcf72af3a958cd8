// Texts of notifications about people and their connections, clubs and families.

import { msg, plural } from '@lingui/core/runtime-macro';
import { brand } from '#domain/brand.ts';
import { say } from '#domain/language/say.ts';
import { plans } from '#domain/payments/subscriptions/plans.ts';
import { awardName } from '#domain/publicity/awards/award-categories.ts';
import { seasonWords } from '#domain/publicity/awards/season.ts';
import type { Texts } from './text-parts.ts';
import { familyTexts, subscriptionSentences } from './text-variants.ts';

export const peopleTexts = {
  'player-registered': ({ clubName }, { player }) => ({
    title: say(msg`New player waiting for approval`),
    message:
      clubName === null
        ? say(msg`${{ player }} has registered on ${{ product: brand.name }}.`)
        : say(msg`${{ player }} has registered with ${{ clubName }}’s link.`),
  }),
  'coach-asks': (_, { coach }) => ({
    title: say(msg`A coach would like to work with you`),
    message: say(msg`${{ coach }} would like to be your coach. Answer under My Coaches.`),
  }),
  'player-asks': (_, { player }) => ({
    title: say(msg`New coaching request`),
    message: say(msg`${{ player }} would like you to be their coach.`),
  }),
  'coach-accepted': (_, { coach }) => ({
    title: say(msg`Your request was accepted`),
    message: say(msg`${{ coach }} is now your coach.`),
  }),
  'player-accepted': (_, { player }) => ({
    title: say(msg`Your request was accepted`),
    message: say(msg`${{ player }} is now one of your players.`),
  }),
  'coach-ended': (_, { coach }) => ({
    title: say(msg`No longer connected`),
    message: say(msg`You and ${{ coach }} are no longer connected. Find a coach under My Coaches.`),
  }),
  'player-ended': (_, { player }) => ({
    title: say(msg`No longer connected`),
    message: say(msg`You and ${{ player }} are no longer connected.`),
  }),

  'club-asks-player': ({ clubName }) => ({
    title: say(msg`A club has invited you`),
    message: say(msg`${{ clubName }} would like you to join as a member. Answer in your profile.`),
  }),
  'club-asks-coach': ({ clubName }) => ({
    title: say(msg`A club has invited you`),
    message: say(msg`${{ clubName }} would like you to join as a coach. Answer in your profile.`),
  }),
  'club-left': ({ clubName }) => ({
    title: say(msg`No longer a member`),
    message: say(msg`You are no longer a member of ${{ clubName }}. You keep everything that is yours.`),
  }),
  'club-gave-coach': (_, { coach }) => ({
    title: say(msg`You have a new coach`),
    message: say(msg`Your club connected you with ${{ coach }}.`),
  }),
  'club-gave-player': (_, { player }) => ({
    title: say(msg`You have a new player`),
    message: say(msg`Your club connected you with ${{ player }}.`),
  }),
  'club-gave-players': ({ players }) => ({
    title: say(msg`${plural({ players }, { one: 'You have # new player', other: 'You have # new players' })}`),
    message: say(
      msg`${plural({ players }, { one: 'Your club connected you with # of its members. Find them under My Players.', other: 'Your club connected you with # of its members. Find them under My Players.' })}`,
    ),
  }),
  'club-took-players': ({ players, haveLeft }) => ({
    title: say(
      msg`${plural({ players }, { one: 'You no longer coach # player', other: 'You no longer coach # players' })}`,
    ),
    message: haveLeft
      ? say(
          msg`${plural({ players }, { one: '# of your players has left the club.', other: '# of your players have left the club.' })}`,
        )
      : say(
          msg`${plural({ players }, { one: 'Your club ended your connections with # of its members.', other: 'Your club ended your connections with # of its members.' })}`,
        ),
  }),

  'family-changed': ({ clubName, juniors, change }) => familyTexts[change](juniors.join(', '), clubName ?? ''),
  'junior-message': (_, { junior, coach }) => ({
    title: say(msg`New message for ${{ junior }}`),
    message: say(msg`${{ coach }} wrote to ${{ junior }}. Open it under My family.`),
  }),
  'goals-set': () => ({
    title: say(msg`Your goals were updated`),
    message: say(msg`Your coach has updated what you are working towards.`),
  }),

  'subscription-changed': ({ plan, change }, { player }) => ({
    title: say(msg`A subscription changed`),
    message: subscriptionSentences[change](player, plans[plan].name),
  }),

  'award-won': ({ category, clubName, season, group }) => ({
    title: say(msg`You have won an award`),
    message:
      group === undefined
        ? say(
            msg`${{ clubName }} named you ${{ award: awardName(category) }} for the season ${{ season: seasonWords(season) }}.`,
          )
        : say(
            msg`${{ clubName }} named you ${{ award: awardName(category) }} of the group “${{ group }}” for the season ${{ season: seasonWords(season) }}.`,
          ),
  }),
  'awards-announced'({ categories, clubName, season, group }) {
    const awards = categories.map((one) => awardName(one)).join(', ');
    return {
      title: say(msg`Your club’s awards`),
      message:
        group === undefined
          ? say(msg`${{ clubName }} announced ${{ awards }} for the season ${{ season: seasonWords(season) }}.`)
          : say(
              msg`${{ clubName }} announced ${{ awards }} of the group “${{ group }}” for the season ${{ season: seasonWords(season) }}.`,
            ),
    };
  },
  'spotlight-asked': ({ clubName }) => ({
    title: say(msg`Can your club show this card?`),
    message: say(msg`${{ clubName }} has made a card about you. Nobody else sees it until you agree in your profile.`),
  }),
  'takedown-requested': ({ page }) => ({
    title: say(msg`Removal requested`),
    message: say(msg`Someone has asked us to remove something from the page ${{ page }}.`),
  }),

  'club-message': ({ clubName, subject }) => ({ title: say(msg`Message from ${{ clubName }}`), message: subject }),
} satisfies Partial<Texts>;
