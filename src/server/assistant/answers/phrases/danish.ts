// Smashy's sentences in Danish.

import { brand } from '#brand';
import type { AskedSkill } from '#domain/assistant/turns.ts';
import type { Phrases } from './phrases.ts';
import { counted, type LevelState } from './values.ts';

const skills: Record<AskedSkill, string> = {
  overall: 'Samlet vurdering',
  bandeja: 'Bandeja',
  vibora: 'Víbora',
  forehand: 'Forhånd',
  backhand: 'Baghånd',
  volley: 'Volley',
  lob: 'Lob',
  positioning: 'Placering',
  strategy: 'Strategi',
  communication: 'Kommunikation',
  footwork: 'Benarbejde',
  smash: 'Smash',
};

const inSentence = (skill: AskedSkill) => skills[skill].toLowerCase();
const inReview = (count: number) => (count === 1 ? 'video' : 'videoer');

const levelState = ({ isVerified, withdrawn }: LevelState) => {
  if (isVerified) return 'verificeret';
  return withdrawn === null
    ? 'ikke verificeret endnu'
    : `verificeringen blev trukket tilbage ${withdrawn.on} af ${withdrawn.by}`;
};

export const danish: Phrases = {
  locale: 'da-DK',
  decimal: ',',
  skill: inSentence,
  skillName: (skill) => skills[skill],
  rated: (rating, tier) => `${rating} af 7 (${tier})`,
  zone: (place) => `${place}-tid`,
  formerCoach: 'en tidligere træner',

  scope: {
    player: `Spørg mig om regler, slag, taktik, øvelser og udstyr, om dine egne analyser (“Hvad skal jeg arbejde med?”), eller hvordan du bruger ${brand.name}.`,
    others: `Spørg mig om regler, slag, taktik, øvelser og udstyr, eller hvordan du bruger ${brand.name}.`,
  },
  hello: (name) => `Hej ${name}!`,
  thanks: 'Selv tak. Vi ses på banen!',
  goodbye: 'Hej hej, og god fornøjelse med din næste kamp!',
  aboutSmashy: `Jeg er Smashy, ${brand.name}s assistent: et program, ikke en træner.`,
  askYourCoach: 'Spørg din træner om alt, der kræver, at man har set dig spille.',

  otherPeople: 'Jeg kan kun tale om dit eget spil og din egen konto. Andres vurderinger og analyser er private.',
  refused: `Det kan jeg ikke hjælpe med. Jeg svarer på spørgsmål om padel, dit eget spil og ${brand.name}, og jeg kan ikke ændre noget.`,
  isFor: (isCoaches) => (isCoaches ? 'Det kan kun trænere:' : 'Det kan kun klubledere:'),
  offTopic: `Beklager, jeg kender kun padel og ${brand.name}. Spørg mig om regler, slag, taktik, øvelser eller udstyr.`,
  health:
    'Det ved jeg ikke, og hverken en træner eller jeg kan bedømme det. Er noget galt, så stop med at spille og spørg en læge. I en nødsituation: ring 112 (EU) eller dit lokale alarmnummer.',
  unknown: 'Det ved jeg ikke, og jeg vil ikke gætte.',
  didYouMean: 'Jeg er ikke sikker på, hvad du mener.',
  perhaps: 'Jeg er ikke sikker på, at jeg forstod dig. Mit bedste svar:',
  orCoach: 'Spørg ellers din træner, som har set dig spille.',
  orSupport: 'Skriv ellers til support.',
  notAPlayer: 'Du har ingen analyser af dit eget spil her.',
  places: {
    coach:
      'Dine spillere med deres vurderinger og noter finder du under My Players, og dine træninger under Training Sessions.',
    club: 'Klubbens tal finder du på Club Dashboard.',
    admin: 'Brugere og deres videoer finder du i dine menuer.',
  },

  emergencyNote:
    'Smerter i brystet, svimmelhed, besvimelse eller besvær med at trække vejret: stop, og ring 112 (EU) eller dit lokale alarmnummer.',
  source: (sources) => `Kilde: ${sources}.`,
  noSource: 'Jeg har ingen kilde til det, så spørg din træner, før du stoler på det.',
  withoutSource: 'ingen kilde',
  generalKnowledge: 'Almindelig trænerviden.',

  sessionsAreForMembers: 'Træninger er for klubmedlemmer. Spørg din træner om timer uden for en klub.',
  noSession: 'Du har ingen træning booket. Din træner booker dem.',
  nextSession: ({ title, moment, place, coach, objectives, later }) =>
    [
      `Din næste træning er **${title}** ${moment}${place === null ? '' : `, ${place}`}${coach === null ? '' : `, med ${coach}`}.`,
      ...(objectives === null ? [] : [`Mål: ${objectives}`]),
      ...(later === 0 ? [] : [`${later} mere er booket.`]),
    ].join(' '),
  sessionPeople: ({ title, moment, coach, partners }) =>
    `${partners.length === 0 ? 'Ingen andre spillere er' : `${partners.join(', ')} er`} med på din næste træning, **${title}** ${moment}${coach === null ? '' : `, med ${coach}`}.`,
  cancelSession: 'Det er din træner, der flytter og aflyser træninger: skriv til træneren.',
  goalsAreForMembers: 'Mål er for klubmedlemmer. Deres træner sætter dem.',
  noGoals: 'Din træner har ikke sat mål for dig endnu.',
  emptyGoals: 'Din træner er begyndt på dine mål, men de er stadig tomme.',
  goals: 'Din træner har sat:',
  targetLevel: (level, by) => `**Niveau** ${level}${by === null ? '' : ` inden ${by}`}`,
  shortTerm: 'På kort sigt',
  longTerm: 'På lang sigt',
  skillPriorities: 'Vigtigste færdigheder',
  credits: (count) => `Du har **${count}** ${count === 1 ? 'credit' : 'credits'} til analyser tilbage.`,
  creditsOfMember: 'Som klubmedlem behøver du ingen for at sende en video.',
  creditsOfOthers: 'Hver video, du sender, koster én.',
  noMessages: 'Du skal have et abonnement for at skrive til din træner, og det har du ikke lige nu.',
  messages: (left) => `Du har **${left}** ${left === 1 ? 'besked' : 'beskeder'} tilbage denne måned.`,
  noVideos: 'Du har ikke sendt en video endnu.',
  videos: ({ videos, analyzed, inReview: waiting }) =>
    `Du har sendt **${videos}** ${inReview(videos)}: ${analyzed} analyseret, ${waiting} under analyse.`,
  reviewedLast: 'Senest analyseret',
  firstDue: 'De tidligste:',
  reviewer: (coach, due) => `${coach} analyserer den, senest ${due}.`,
  offered: (coaches, due) => `${coaches} kan analysere den, senest ${due}.`,
  noCoach: 'Du har ingen træner endnu.',
  coaches: (names) =>
    names.length === 1 ? `Din træner er **${names[0]}**.` : `Dine trænere er **${names.join('**, **')}**.`,
  noPlan: 'Du har intet abonnement, så der kommer ingen betaling.',
  nextPayment: (plan, amount, on) => `Din næste betaling er **${amount}** for ${plan}, ${on}.`,
  planEnds: (plan, on) => `Du har opsagt ${plan}. Det løber til ${on}, og du betaler ikke mere.`,
  paymentFailed: (plan, until) =>
    `Den seneste betaling for ${plan} gik ikke igennem. Skift dit kort inden ${until}, ellers stopper abonnementet.`,
  noRefund: 'Jeg finder ingen tilbagebetaling på dine kvitteringer.',
  refund: (amount, name) => `**${amount}** er betalt tilbage for ${name}.`,
  refundTakes: 'Der kan gå nogle dage, før banken viser det.',

  noSituation: 'Ingen træner beder dig om den samme situation lige nu.',
  situations: 'Din træner vil gerne se den samme situation i en anden video:',
  situation: ({ skill, focus, by, title }) =>
    `**${skill}**, senest ${by}${focus === '' ? '' : `: “${focus}”`} (fra “${title}”).`,
  situationSent: (title) => `Du har sendt “${title}” til det, og din træner svarer i analysen af den.`,
  opensAtOnce: 'Dine analyser åbner, så snart din træner udgiver dem.',
  opens: (time, days) => `Dine analyser åbner kl. **${time}**, ${days ?? 'alle dage'}.`,
  reviewOpens: (title, moment) => `“${title}” åbner ${moment}. Du kan åbne den før på dens side.`,
  noSecondReview: 'Du har ikke bedt en anden træner om en analyse mere. Det kan du fra menuen på en kamp.',
  secondReview: {
    waiting: 'ikke udgivet endnu',
    published: 'udgivet; den første er ikke endnu',
    both: 'begge er udgivet, så du kan sammenligne dem',
  },
  compare: 'Sammenlign',
  unread: (messages, notifications) =>
    `Du har **${messages}** ${messages === 1 ? 'ulæst besked' : 'ulæste beskeder'} og **${notifications}** ${notifications === 1 ? 'ulæst notifikation' : 'ulæste notifikationer'}. Svar på noter er beskeder.`,
  allRead: 'Du har læst alle dine beskeder og notifikationer.',

  noPair: 'Du deler ingen kamp med en makker endnu. Inviter en fra menuen på din video.',
  pair: 'Du deler kampe med:',
  sharedWith: (partner, count, latest) =>
    `**${partner}**: ${count} ${count === 1 ? 'kamp' : 'kampe'}, senest “${latest}”`,
  invitations: counted('invitation til en kamp venter på dit svar', 'invitationer til kampe venter på dit svar'),
  guardian: (name) => `Din værge er **${name}**.`,
  juniors: 'Dine juniorer, og hvor længe de er det:',
  noFamily: 'Du har ingen værge og ingen juniorer her. Det står juniorens klub for.',
  club: (name) => `Din klub er **${name}**.`,
  noClub: 'Du er ikke medlem af en klub her.',
  groupsAreForManagers: (club) =>
    `Grupper er lister, som lederne af ${club} fører, og kun de ser dem her: spørg din klub, hvilke du er i. Dine træninger viser, hvem du træner med.`,
  noEveningLevel:
    'Du har intet niveau fra en niveauaften. Din klub holder dem: spørg der, hvornår den næste er. Når træneren har afsluttet den, kan jeg sige dit niveau.',
  eveningLevels: 'Dine niveauer fra niveauaftener, den seneste først:',
  eveningLevel: ({ title, day, level, coach, isWithdrawn }) =>
    `“${title}”, ${day}: niveau **${level}**, verificeret af ${coach}${isWithdrawn ? ' og siden trukket tilbage' : ''}`,
  noPlaces:
    'En aften giver niveauer, ikke placeringer. Øjeblikkene bag dit niveau er under Progress; din klub siger, hvornår den næste aften er.',
  achievements: (xp) => `Du har **${xp} XP**:`,
  noAchievements: 'Du har ingen achievements endnu. Din første video giver dig den første.',
  certificatePublic: 'Dit certifikat er offentligt. Link, billede og badge er på din profil under Privacy.',
  certificateOff:
    'Dit niveau er verificeret, men dit certifikat er slået fra. Slå det til på din profil under Privacy.',
  noCertificate: 'Du har intet certifikat endnu: det kræver et verificeret niveau, og dit er ikke verificeret lige nu.',
  standing: (skill, percentile, group) =>
    `${skill[0]?.toUpperCase()}${skill.slice(1)}: du ligger højere end **${percentile} %** af ${group === 'club' ? 'spillerne på dit niveau i din klub' : 'spillerne på dit niveau'}.`,
  noStanding: 'Jeg kan ikke sammenligne dig endnu: det kræver en analyse af dit spil og nok spillere på dit niveau.',

  noLastSession: 'Du har ikke haft nogen træning endnu.',
  lastSession: ({ title, moment, coach, objectives }) =>
    `Din seneste træning var **${title}** ${moment}${coach === null ? '' : ` med ${coach}`}.${objectives === null ? '' : ` Mål: ${objectives}`}`,
  noOpenSession: 'Ingen træning er åben for dig lige nu. Din træner sætter hold, og klubbens grupper ser kun lederne.',
  inLine: (title, moment, position) => `**${title}** ${moment}: du er nummer ${position} i køen`,
  freePlaces: (title, moment, free) =>
    `**${title}** ${moment}: ${free === 0 ? 'fuldt' : `${free} ${free === 1 ? 'ledig plads' : 'ledige pladser'}`}`,
  openSessions: 'Træninger, der er åbne for dig:',

  noCoachSession: 'Du har ingen træning planlagt.',
  coming: 'Kommer',
  cannotCome: 'Kan ikke',
  noAnswer: 'Intet svar endnu',
  coachedPlayers: (count, names) => `Du træner **${count}** spillere: ${names}.`,
  noPlayers: 'Ingen spiller er forbundet med dig endnu.',
  nothingToReview: 'Ingen video venter på en analyse.',
  evening: ({ fitting, open, minutes, all, reviews }) =>
    `**${fitting}** af dine ${open} åbne ${inReview(open)} kan nås på ${minutes} minutter; alle tager omkring ${all}. ${reviews === 0 ? 'Jeg regner med 20 minutter pr. analyse, til jeg kender dit tempo.' : `Det er dit tempo over ${reviews} analyser.`}`,
  figures: ({ members, active, coaches, juniors, waiting, overdue, hours }) => [
    `**${members}** ${members === 1 ? 'medlem' : 'medlemmer'}, ${active} aktive denne måned, ${juniors} ${juniors === 1 ? 'junior' : 'juniorer'}`,
    `**${coaches.length}** ${coaches.length === 1 ? 'træner' : 'trænere'}${coaches.length === 0 ? '' : `: ${coaches.join(', ')}`}`,
    `**${waiting}** ${inReview(waiting)} under analyse, ${overdue} forsinket`,
    ...(hours === null ? [] : [`Analyser tager typisk ${hours} timer`]),
  ],
  noGroups: 'Jeres klub har ingen grupper endnu.',
  group: (name, members) => `**${name}**: ${members} ${members === 1 ? 'medlem' : 'medlemmer'}`,
  clubCode: (club, code) =>
    `Koden til ${club} er **${code}**. Man skriver den under “I have a club code”, når man opretter sig; linket er på jeres dashboard.`,

  namedReview: (title, coach, day) => `**${title}**, analyseret af ${coach} den ${day}:`,
  bestRated: 'Bedst vurderet',
  lowestRated: 'Lavest vurderet',
  playersLevel: (level, isVerified) =>
    level === null
      ? 'Ikke vurderet endnu'
      : `Niveau **${level}**, ${isVerified ? 'verificeret' : 'ikke verificeret endnu'}`,
  lastVideo: (day) => (day === null ? 'Ingen video endnu' : `Seneste video sendt ${day}`),
  lastContact: (day) =>
    day === null
      ? 'Ingen analyse, træning eller besked mellem jer endnu'
      : `Jeres seneste analyse, træning eller besked: ${day}`,
  noneWaits: 'Ingen analyse venter på dig',
  dueVideo: (title, moment) => `Analysen af “${title}” har frist ${moment}`,
  overdueVideo: (title, moment) => `Analysen af “${title}” har været forsinket siden ${moment}`,
  pausedVideo: (title) => `“${title}” venter på et link, der virker`,
  overdueReviews: counted('analyse er forsinket:', 'analyser er forsinkede:'),
  noneOverdue: 'Ingen analyse er forsinket. De næste med frist:',
  openAndOverdue: (open, overdue) =>
    `**${open}** ${open === 1 ? 'video venter' : 'videoer venter'} på en analyse, **${overdue}** af dem er forsinket.`,
  withoutCoach: counted('medlem har ingen træner.', 'medlemmer har ingen træner.'),
  membersWithoutCoach: 'Medlemmer uden træner',
  noEvening: 'Der er ingen niveauaften endnu.',
  openEvenings: 'Åbne niveauaftener:',
  lastEvening: 'Ingen niveauaften er åben. Den seneste:',
  openEvening: (ready, players) => `${ready} af ${players} spillere er klar`,
  finishedEvening: 'afsluttet',
  adminFigures: ({ days, people, ...figures }) => [
    `${days === 1 ? 'I dag' : `De seneste ${days} dage`}: **${figures.videos}** videoer sendt, **${figures.reviews}** analyser offentliggjort, **${figures.messages}** beskeder, **${figures.signUps}** nye konti, ${figures.activePeople} aktive personer`,
    `Nu: **${figures.open}** videoer venter på en analyse, **${figures.overdue}** af dem er forsinket`,
    `Aktive konti: **${people.players}** spillere, ${people.coaches} trænere, ${people.managers} klubledere, ${people.administrators} administratorer`,
  ],

  noReview: (what) =>
    `Jeg kan ikke sige ${what} endnu: ingen træner har offentliggjort en analyse af dit spil. Når du har en, kan jeg fortælle om dine vurderinger, noter og prioriteter.`,
  what: {
    skills: 'hvad dine stærkeste og svageste færdigheder er',
    said: 'hvad din træner sagde',
    rating: (skill) => `hvordan du er vurderet på ${skill}`,
    change: (skill) => `hvordan du har udviklet dig på ${skill}`,
    level: 'hvorfor dit niveau har flyttet sig',
  },
  strongest: (skill, rated) => `Din stærkeste færdighed er **${skill}**, vurderet til ${rated}.`,
  weakest: (skill, rated) => `Din svageste er **${skill}**, vurderet til ${rated}.`,
  strongestStroke: (skill, rated) => `Dit stærkeste slag er **${skill}**, vurderet til ${rated}.`,
  weakestStroke: (skill, rated) => `Dit svageste slag er **${skill}**, vurderet til ${rated}.`,
  coachSees: (sentence) => `Det ser en træner ved den vurdering: “${sentence}”`,
  smashIsNotRated: 'Smash har ingen egen vurdering: trænerne vurderer ti andre færdigheder og dit spil samlet.',
  rating: (skill, rated, on) =>
    skill === 'overall'
      ? `Din seneste samlede vurdering er **${rated}**, fra ${on}.`
      : `Din seneste vurdering af ${inSentence(skill)} er **${rated}**, fra ${on}.`,
  earlierRatings: (list) => `Før det: ${list}.`,
  averageOf: (reviews, rating) => `I gennemsnit over ${reviews} analyser: **${rating}**.`,
  smashHasNoHistory:
    'Smash har ingen egen vurdering, så jeg kan ikke vise, hvordan det har udviklet sig. Trænerne vurderer dine slag over hovedet som bandeja og víbora.',
  ratedOnce: (skill, rating, on) =>
    `Du er vurderet én gang på ${skill}: **${rating}** ${on}. Efter din anden analyse kan du se en udvikling.`,
  changed: (skill, from, to, change, reviews) =>
    `${skill[0]?.toUpperCase()}${skill.slice(1)}: fra ${from} til ${to}: ${change} over ${reviews} analyser.`,
  onDay: (rating, on) => `${rating} (${on})`,
  sinceLast: (change) => `Siden forrige analyse: ${change}.`,
  unchanged: 'uændret',
  up: (by) => `op ${by}`,
  down: (by) => `ned ${by}`,
  wrote: (title, coach, on) => `I din seneste analyse, “${title}” ${on}, skrev ${coach}:`,
  strengths: 'Styrker',
  toImprove: 'Kan blive bedre',
  recommended: 'Anbefalet',
  notWritten: (skill) => `Din træner har ikke skrevet om ${skill} i en offentliggjort analyse endnu. Spørg træneren.`,
  wroteAbout: (skill) => `Din træner skrev om ${skill}:`,
  withRating: 'Ved vurderingen',
  theReview: 'Analysen',
  momentIn: (time, title) => `${time} i “${title}”`,
  priorities: (coach, title) => `Først det, ${coach} skrev i analysen af “${title}”:`,
  drill: (name) => `Øvelse: *${name}*.`,
  goalSkills: (list) => `Din træner har disse færdigheder i dine mål: ${list}.`,
  ranking: (list) => `Efter vurdering, de højeste først: ${list}.`,
  changes: (list) => `Siden din første analyse: ${list}.`,
  lowest: (list) => `Dine laveste seneste vurderinger: ${list}.`,
  generalAdvice: (isRated) =>
    `Ingen træner har offentliggjort en analyse af dit spil endnu, så jeg kan kun sige, hvad der hjælper ${isRated ? 'spillere på dit niveau' : 'alle'}:`,

  nothingWaits: 'Der venter ikke noget på dig lige nu.',
  work: {
    overdue: counted('forsinket analyse', 'forsinkede analyser'),
    toReview: counted('video at analysere', 'videoer at analysere'),
    requests: counted('anmodning fra en spiller', 'anmodninger fra spillere'),
    answers: counted('svar på en note, der venter på dig', 'svar på noter, der venter på dig'),
    unread: counted('ulæst besked', 'ulæste beskeder'),
    clips: counted('referenceklip at vurdere', 'referenceklip at vurdere'),
    levels: counted('niveau at verificere', 'niveauer at verificere'),
    approvals: counted('konto at godkende', 'konti at godkende'),
    takedowns: counted('åben anmodning om fjernelse', 'åbne anmodninger om fjernelse'),
    failedJobs: counted('fejlet e-mail eller job', 'fejlede e-mails og job'),
    videosWithoutCoach: counted('video uden træner', 'videoer uden træner'),
    secondOpinions: counted('niveau, der venter på en anden vurdering', 'niveauer, der venter på en anden vurdering'),
    members: counted('medlem', 'medlemmer'),
    applicants: counted('vil gerne være med', 'vil gerne være med'),
    withoutCoach: counted('medlem uden træner', 'medlemmer uden træner'),
    expired: counted('invitation er udløbet uden svar', 'invitationer er udløbet uden svar'),
    unanswered: counted('invitation er ikke besvaret endnu', 'invitationer er ikke besvaret endnu'),
  },

  unrated: 'Dit niveau er **Not Rated** indtil videre. En certificeret træner kan verificere et efter en analyse.',
  level: (level) => `Dit niveau her er **${level}**.`,
  verified: 'En certificeret træner har verificeret det.',
  notVerified: 'Ingen certificeret træner har verificeret det endnu. Det kan ske efter en analyse.',
  withdrawn: (on, by) => `Det var verificeret, men verificeringen blev trukket tilbage ${on} af ${by}.`,
  levelWithState: (level, state) =>
    `Dit niveau her er ${level}${state.withdrawn && !state.isVerified ? ';' : ','} ${levelState(state)}.`,
  mappedScale: (scale, steps) =>
    `Administratorerne her har fastsat, hvordan Palas niveauer fra 1,0 til 7,0 vises på ${scale}-skalaen:\n\n${steps}\n\nSelve niveauet er stadig Palas eget, og intet forbund udsteder det.`,
  ratedLatest: (coach, rating, day) => `${coach} vurderede din seneste kamp til ${rating} i gennemsnit, ${day}.`,
  coachDecides: 'En certificeret træner afgør dit niveau ud fra dine videoer.',
  picture: (band, sentence) => `En spiller på ${band}: “${sentence}”`,
  noReviewForLevel: (target) =>
    `Du har ingen offentliggjort analyse endnu, så jeg kan ikke sige, hvad du mangler til ${target}.`,
  below: (overall, gap, target) => `Din seneste samlede vurdering er ${overall}, **${gap} under ${target}**.`,
  reached: (overall, target) => `Din seneste samlede vurdering er ${overall}, så du har nået ${target}.`,
  furthest: 'Her er der længst op:',
  skillAt: (skill, rating, target, sentence) => `**${skill}** ${rating}. Ved ${target}: “${sentence}”`,
  months: (target, from, to) =>
    from === to
      ? `I dit eget tempo er der omkring ${from} ${from === 1 ? 'måned' : 'måneder'} til ${target}.`
      : `I dit eget tempo er der ${from} til ${to} måneder til ${target}.`,
  noMonths: (target) =>
    `Jeg kan ikke sige, hvornår du når ${target}: det kræver fire analyser og en vurdering, der stiger.`,

  players: (range) => `${range} spillere`,
  minutes: (minutes) => `${minutes} minutter`,
  easier: (text) => `Lettere: ${text}`,
  harder: (text) => `Sværere: ${text}`,
  drillsFor: (skill, level) => `To øvelser til ${skill}${level === null ? '' : ` på niveau ${level}`}:`,
  priorityDrills: (coach, skill, focus, isChosen) =>
    `${coach} har gjort ${skill} til en prioritet: “${focus}”${isChosen ? ' Den første øvelse har træneren valgt til det.' : ''}`,
  rubricOf: (skill, band, sentence) =>
    skill === 'overall' ? `En spiller på ${band}: “${sentence}”` : `${skills[skill]} på ${band}: “${sentence}”`,
  latestRating: (rating) => `Din seneste vurdering er ${rating}.`,
  coachesUseIt: 'Trænerne bruger denne beskrivelse, når de vurderer.',
};
