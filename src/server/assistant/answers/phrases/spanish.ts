// Smashy's sentences in Spanish.

import { brand } from '#brand';
import type { AskedSkill } from '#domain/assistant/turns.ts';
import type { Phrases } from './phrases.ts';
import { counted, type LevelState } from './values.ts';

const skills: Record<AskedSkill, string> = {
  overall: 'Valoración global',
  bandeja: 'Bandeja',
  vibora: 'Víbora',
  forehand: 'Derecha',
  backhand: 'Revés',
  volley: 'Volea',
  lob: 'Globo',
  positioning: 'Colocación',
  strategy: 'Estrategia',
  communication: 'Comunicación',
  footwork: 'Juego de pies',
  smash: 'Remate',
};

const masculine: ReadonlySet<AskedSkill> = new Set(['backhand', 'lob', 'footwork', 'smash']);
const inSentence = (skill: AskedSkill) => `${masculine.has(skill) ? 'el' : 'la'} ${skills[skill].toLowerCase()}`;

const levelState = ({ isVerified, withdrawn }: LevelState) => {
  if (isVerified) return 'verificado';
  return withdrawn === null ? 'aún sin verificar' : `su verificación se retiró el ${withdrawn.on} por ${withdrawn.by}`;
};

export const spanish: Phrases = {
  locale: 'es-ES',
  decimal: ',',
  skill: inSentence,
  skillName: (skill) => skills[skill],
  rated: (rating, tier) => `${rating} de 7 (${tier})`,
  zone: (place) => `hora de ${place}`,
  formerCoach: 'un antiguo entrenador',

  scope: {
    player: `Pregúntame por reglas, golpes, táctica, ejercicios y material, por tus propios análisis (“¿Qué tengo que mejorar?”) o por cómo usar ${brand.name}.`,
    others: `Pregúntame por reglas, golpes, táctica, ejercicios y material, o por cómo usar ${brand.name}.`,
  },
  hello: (name) => `¡Hola, ${name}!`,
  thanks: '¡De nada! Nos vemos en la pista.',
  goodbye: '¡Hasta luego, y a disfrutar del próximo partido!',
  aboutSmashy: `Soy Smashy, el asistente de ${brand.name}: un programa, no un entrenador.`,
  askYourCoach: 'Para lo que haga falta haberte visto jugar, pregunta a tu entrenador.',

  otherPeople:
    'Solo puedo hablar de tu propio juego y de tu cuenta. Las valoraciones y los análisis de los demás son privados.',
  refused: `En eso no te puedo ayudar. Respondo a preguntas sobre pádel, tu juego y ${brand.name}, y no puedo cambiar nada.`,
  isFor: (isCoaches) =>
    isCoaches ? 'Esto solo lo pueden hacer los entrenadores:' : 'Esto solo lo pueden hacer los responsables del club:',
  offTopic: `Lo siento, solo sé de pádel y de ${brand.name}. Pregúntame por reglas, golpes, táctica, ejercicios o material.`,
  health:
    'No lo sé, y ni un entrenador ni yo podemos valorarlo. Si algo va mal, deja de jugar y consulta a un médico. En una emergencia, llama al 112 (UE) o al número de emergencias de tu país.',
  unknown: 'No lo sé, y prefiero no adivinar.',
  didYouMean: 'No estoy seguro de lo que quieres decir.',
  perhaps: 'No estoy seguro de haberte entendido. Mi mejor respuesta:',
  orCoach: 'Si no, pregunta a tu entrenador, que te ha visto jugar.',
  orSupport: 'Si no, escribe a soporte.',
  notAPlayer: 'Aquí no tienes análisis de tu propio juego.',
  places: {
    coach:
      'Tus jugadores, con sus valoraciones y notas, están en My Players, y tus entrenamientos, en Training Sessions.',
    club: 'Los datos de tu club están en Club Dashboard.',
    admin: 'Los usuarios y sus vídeos están en tus menús.',
  },

  emergencyNote:
    'Dolor en el pecho, mareo, desmayo o dificultad para respirar: para y llama al 112 (UE) o al número de emergencias de tu país.',
  source: (sources) => `Fuente: ${sources}.`,
  noSource: 'No tengo ninguna fuente para esto: pregunta a tu entrenador antes de fiarte.',
  withoutSource: 'sin fuente',
  generalKnowledge: 'Conocimientos generales de entrenamiento.',

  sessionsAreForMembers:
    'Los entrenamientos son para miembros de un club. Pregunta a tu entrenador por clases fuera de un club.',
  noSession: 'No tienes ningún entrenamiento reservado. Los reserva tu entrenador.',
  nextSession: ({ title, moment, place, coach, objectives, later }) =>
    [
      `Tu próximo entrenamiento es **${title}**, el ${moment}${place === null ? '' : `, en ${place}`}${coach === null ? '' : `, con ${coach}`}.`,
      ...(objectives === null ? [] : [`Objetivos: ${objectives}`]),
      ...(later === 0 ? [] : [`${later === 1 ? 'Hay 1 más reservado' : `Hay ${later} más reservados`}.`]),
    ].join(' '),
  sessionPeople: ({ title, moment, coach, partners }) =>
    `${partners.length === 0 ? 'No hay más jugadores' : `${partners.length === 1 ? 'Está' : 'Están'} ${partners.join(', ')}`} en tu próximo entrenamiento, **${title}**, el ${moment}${coach === null ? '' : `, con ${coach}`}.`,
  cancelSession: 'Quien cambia y cancela los entrenamientos es tu entrenador: escríbele.',
  goalsAreForMembers: 'Los objetivos son para miembros de un club. Los pone su entrenador.',
  noGoals: 'Tu entrenador aún no te ha puesto objetivos.',
  emptyGoals: 'Tu entrenador ha empezado tus objetivos, pero aún están vacíos.',
  goals: 'Tu entrenador ha puesto:',
  targetLevel: (level, by) => `**Nivel** ${level}${by === null ? '' : ` antes del ${by}`}`,
  shortTerm: 'A corto plazo',
  longTerm: 'A largo plazo',
  skillPriorities: 'Golpes y habilidades prioritarios',
  credits: (count) =>
    `Te ${count === 1 ? 'queda' : 'quedan'} **${count}** ${count === 1 ? 'crédito' : 'créditos'} de análisis.`,
  creditsOfMember: 'Como miembro de un club no necesitas ninguno para enviar un vídeo.',
  creditsOfOthers: 'Cada vídeo que envías gasta uno.',
  noMessages: 'Para escribir a tu entrenador necesitas una suscripción, y ahora no tienes ninguna.',
  messages: (left) =>
    `Te ${left === 1 ? 'queda' : 'quedan'} **${left}** ${left === 1 ? 'mensaje' : 'mensajes'} este mes.`,
  noVideos: 'Aún no has enviado ningún vídeo.',
  videos: ({ videos, analyzed, inReview }) =>
    `Has enviado **${videos}** ${videos === 1 ? 'vídeo' : 'vídeos'}: ${analyzed} analizados, ${inReview} en análisis.`,
  reviewedLast: 'Los últimos analizados',
  firstDue: 'Los primeros:',
  reviewer: (coach, due) => `Lo analiza ${coach}, como tarde el ${due}.`,
  offered: (coaches, due) => `Puede analizarlo ${coaches}, como tarde el ${due}.`,
  noCoach: 'Aún no tienes entrenador.',
  coaches: (names) =>
    names.length === 1 ? `Tu entrenador es **${names[0]}**.` : `Tus entrenadores son **${names.join('**, **')}**.`,
  noPlan: 'No tienes suscripción, así que no hay ningún cobro pendiente.',
  nextPayment: (plan, amount, on) => `Tu próximo cobro es de **${amount}** por ${plan}, el ${on}.`,
  planEnds: (plan, on) => `Has cancelado ${plan}. Sigue activo hasta el ${on} y no se te cobrará más.`,
  paymentFailed: (plan, until) =>
    `El último cobro de ${plan} ha fallado. Cambia la tarjeta antes del ${until} o la suscripción terminará.`,
  noRefund: 'No encuentro ningún reembolso en tus recibos.',
  refund: (amount, name) => `Se te han devuelto **${amount}** por ${name}.`,
  refundTakes: 'El banco puede tardar unos días en mostrarlo.',

  noSituation: 'Ahora mismo ningún entrenador te pide la misma situación.',
  situations: 'Tu entrenador quiere ver la misma situación en otro vídeo:',
  situation: ({ skill, focus, by, title }) =>
    `**${skill}**, antes del ${by}${focus === '' ? '' : `: “${focus}”`} (en “${title}”).`,
  situationSent: (title) => `Has enviado “${title}” para eso, y tu entrenador responde en su análisis.`,
  opensAtOnce: 'Tus análisis se abren en cuanto tu entrenador los publica.',
  opens: (time, days) => `Tus análisis se abren a las **${time}**, ${days ?? 'todos los días'}.`,
  reviewOpens: (title, moment) => `“${title}” se abre el ${moment}. Puedes abrirlo antes en su página.`,
  noSecondReview: 'No has pedido un segundo análisis a otro entrenador. Puedes hacerlo en el menú de un partido.',
  secondReview: {
    waiting: 'aún sin publicar',
    published: 'publicado; el primero aún no',
    both: 'los dos están publicados y puedes compararlos',
  },
  compare: 'Comparar',
  unread: (messages, notifications) =>
    `Tienes **${messages}** ${messages === 1 ? 'mensaje' : 'mensajes'} y **${notifications}** ${notifications === 1 ? 'notificación' : 'notificaciones'} sin leer. Las respuestas a notas son mensajes.`,
  allRead: 'Has leído todos tus mensajes y notificaciones.',

  noPair: 'Aún no compartes ningún partido con una pareja. Invítala en el menú de tu vídeo.',
  pair: 'Compartes partidos con:',
  sharedWith: (partner, count, latest) =>
    `**${partner}**: ${count} ${count === 1 ? 'partido' : 'partidos'}, el último “${latest}”`,
  invitations: counted('invitación a un partido espera tu respuesta', 'invitaciones a partidos esperan tu respuesta'),
  guardian: (name) => `Tu tutor es **${name}**.`,
  juniors: 'Tus júniors, y hasta cuándo lo son:',
  noFamily: 'Aquí no tienes tutor ni júniors. De eso se ocupa el club del júnior.',
  club: (name) => `Tu club es **${name}**.`,
  noClub: 'Aquí no perteneces a ningún club.',
  groupsAreForManagers: (club) =>
    `Los grupos son listas que llevan los responsables de ${club}, y aquí solo las ven ellos: pregunta en tu club en cuáles estás. Tus sesiones muestran con quién entrenas.`,
  noEveningLevel:
    'No tienes ningún nivel de una noche de niveles. Las organiza tu club: pregunta allí cuándo es la próxima. Cuando el entrenador la termine, podré decirte tu nivel.',
  eveningLevels: 'Tus niveles de las noches de niveles, el último primero:',
  eveningLevel: ({ title, day, level, coach, isWithdrawn }) =>
    `“${title}”, ${day}: nivel **${level}**, verificado por ${coach}${isWithdrawn ? ' y retirado después' : ''}`,
  noPlaces:
    'Una noche da niveles, no puestos. Los momentos en que se basa el tuyo están en Progress; tu club dice cuándo es la próxima noche.',
  achievements: (xp) => `Tienes **${xp} XP**:`,
  noAchievements: 'Aún no tienes logros. Con tu primer vídeo llega el primero.',
  certificatePublic: 'Tu certificado es público. El enlace, la imagen y la insignia están en tu perfil, en Privacy.',
  certificateOff: 'Tu nivel está verificado, pero tu certificado está desactivado. Actívalo en tu perfil, en Privacy.',
  noCertificate: 'Aún no tienes certificado: hace falta un nivel verificado, y el tuyo ahora no lo está.',
  standing: (skill, percentile, group) =>
    `${skill[0]?.toUpperCase()}${skill.slice(1)}: superas al **${percentile} %** de los jugadores de tu nivel${group === 'club' ? ' en tu club' : ''}.`,
  noStanding: 'Aún no te puedo comparar: hace falta un análisis de tu juego y bastantes jugadores de tu nivel.',

  noLastSession: 'Aún no has tenido ningún entrenamiento.',
  lastSession: ({ title, moment, coach, objectives }) =>
    `Tu último entrenamiento fue **${title}**, el ${moment}${coach === null ? '' : `, con ${coach}`}.${objectives === null ? '' : ` Objetivos: ${objectives}`}`,
  noOpenSession:
    'Ahora no hay entrenamientos abiertos para ti. Los grupos los forma tu entrenador, y los del club solo los ven sus gestores.',
  inLine: (title, moment, position) => `**${title}**, el ${moment}: eres el número ${position} en la lista de espera`,
  freePlaces: (title, moment, free) =>
    `**${title}**, el ${moment}: ${free === 0 ? 'completo' : `${free} ${free === 1 ? 'plaza libre' : 'plazas libres'}`}`,
  openSessions: 'Entrenamientos abiertos para ti:',

  noCoachSession: 'No tienes ningún entrenamiento previsto.',
  coming: 'Vienen',
  cannotCome: 'No pueden',
  noAnswer: 'Sin respuesta',
  coachedPlayers: (count, names) => `Entrenas a **${count}** jugadores: ${names}.`,
  noPlayers: 'Aún no hay jugadores conectados contigo.',
  nothingToReview: 'Ningún vídeo espera un análisis.',
  evening: ({ fitting, open, minutes, all, reviews }) =>
    `En ${minutes} minutos caben **${fitting}** de tus ${open} vídeos pendientes; todos llevan unos ${all}. ${reviews === 0 ? 'Cuento 20 minutos por análisis hasta conocer tu ritmo.' : `Es tu ritmo en ${reviews} análisis.`}`,
  figures: ({ members, active, coaches, juniors, waiting, overdue, hours }) => [
    `**${members}** ${members === 1 ? 'socio' : 'socios'}, ${active} activos este mes, ${juniors} ${juniors === 1 ? 'júnior' : 'júniors'}`,
    `**${coaches.length}** ${coaches.length === 1 ? 'entrenador' : 'entrenadores'}${coaches.length === 0 ? '' : `: ${coaches.join(', ')}`}`,
    `**${waiting}** ${waiting === 1 ? 'vídeo' : 'vídeos'} en análisis, ${overdue} con retraso`,
    ...(hours === null ? [] : [`Los análisis suelen tardar ${hours} horas`]),
  ],
  noGroups: 'Tu club aún no tiene grupos.',
  group: (name, members) => `**${name}**: ${members} ${members === 1 ? 'socio' : 'socios'}`,
  clubCode: (club, code) =>
    `El código de ${club} es **${code}**. Se escribe en “I have a club code” al registrarse; el enlace está en tu panel.`,

  namedReview: (title, coach, day) => `**${title}**, analizado por ${coach} el ${day}:`,
  bestRated: 'Mejor valorado',
  lowestRated: 'Peor valorado',
  playersLevel: (level, isVerified) =>
    level === null ? 'Aún sin valorar' : `Nivel **${level}**, ${isVerified ? 'verificado' : 'aún sin verificar'}`,
  lastVideo: (day) => (day === null ? 'Aún ningún vídeo' : `Último vídeo enviado el ${day}`),
  lastContact: (day) =>
    day === null
      ? 'Aún ningún análisis, sesión ni mensaje entre vosotros'
      : `Vuestro último análisis, sesión o mensaje: ${day}`,
  noneWaits: 'Ningún análisis suyo te espera',
  dueVideo: (title, moment) => `El análisis de “${title}” vence el ${moment}`,
  overdueVideo: (title, moment) => `El análisis de “${title}” está retrasado desde el ${moment}`,
  pausedVideo: (title) => `“${title}” espera un enlace que funcione`,
  overdueReviews: counted('análisis está retrasado:', 'análisis están retrasados:'),
  noneOverdue: 'Ningún análisis está retrasado. Los próximos en vencer:',
  openAndOverdue: (open, overdue) =>
    `**${open}** ${open === 1 ? 'vídeo espera' : 'vídeos esperan'} un análisis, **${overdue}** de ellos con retraso.`,
  withoutCoach: counted('socio no tiene entrenador.', 'socios no tienen entrenador.'),
  membersWithoutCoach: 'Socios sin entrenador',
  noEvening: 'Todavía no hay ninguna noche de niveles.',
  openEvenings: 'Noches de niveles abiertas:',
  lastEvening: 'No hay ninguna noche de niveles abierta. La última:',
  openEvening: (ready, players) => `${ready} de ${players} jugadores están listos`,
  finishedEvening: 'terminada',
  adminFigures: ({ days, people, ...figures }) => [
    `${days === 1 ? 'Hoy' : `En los últimos ${days} días`}: **${figures.videos}** vídeos enviados, **${figures.reviews}** análisis publicados, **${figures.messages}** mensajes, **${figures.signUps}** altas, ${figures.activePeople} personas activas`,
    `Ahora: **${figures.open}** vídeos esperan un análisis, **${figures.overdue}** de ellos con retraso`,
    `Cuentas activas: **${people.players}** jugadores, ${people.coaches} entrenadores, ${people.managers} responsables de club, ${people.administrators} administradores`,
  ],

  noReview: (what) =>
    `Aún no puedo decirte ${what}: ningún entrenador ha publicado un análisis de tu juego. Cuando tengas uno, podré contarte tus valoraciones, notas y prioridades.`,
  what: {
    skills: 'cuáles son tus puntos fuertes y débiles',
    said: 'qué dijo tu entrenador',
    rating: (skill) => `cómo está valorado en tu juego: ${skill}`,
    change: (skill) => `cómo ha evolucionado en tu juego: ${skill}`,
    level: 'por qué ha cambiado tu nivel',
  },
  strongest: (skill, rated) => `Tu punto más fuerte es **${skill}**, con ${rated}.`,
  weakest: (skill, rated) => `Tu punto más débil es **${skill}**, con ${rated}.`,
  strongestStroke: (skill, rated) => `Tu mejor golpe es **${skill}**, con ${rated}.`,
  weakestStroke: (skill, rated) => `Tu golpe más débil es **${skill}**, con ${rated}.`,
  coachSees: (sentence) => `Lo que ve un entrenador con esa valoración: “${sentence}”`,
  smashIsNotRated:
    'El remate no tiene valoración propia: los entrenadores valoran otras diez habilidades y tu juego en conjunto.',
  rating: (skill, rated, on) =>
    skill === 'overall'
      ? `Tu última valoración global es **${rated}**, del ${on}.`
      : `Tu última valoración en ${inSentence(skill)} es **${rated}**, del ${on}.`,
  earlierRatings: (list) => `Antes: ${list}.`,
  averageOf: (reviews, rating) => `De media en ${reviews} análisis: **${rating}**.`,
  smashHasNoHistory:
    'El remate no tiene valoración propia, así que no puedo mostrar su evolución. Los entrenadores valoran tus golpes por encima de la cabeza como bandeja y víbora.',
  ratedOnce: (skill, rating, on) =>
    `Solo hay una valoración en ${skill}: **${rating}**, el ${on}. Verás la evolución a partir del segundo análisis.`,
  changed: (skill, from, to, change, reviews) =>
    `${skill[0]?.toUpperCase()}${skill.slice(1)}: de ${from} a ${to}: ${change} en ${reviews} análisis.`,
  onDay: (rating, on) => `${rating} (${on})`,
  sinceLast: (change) => `Desde el análisis anterior: ${change}.`,
  unchanged: 'sin cambios',
  up: (by) => `sube ${by}`,
  down: (by) => `baja ${by}`,
  wrote: (title, coach, on) => `En tu último análisis, “${title}” del ${on}, ${coach} escribió:`,
  strengths: 'Puntos fuertes',
  toImprove: 'Por mejorar',
  recommended: 'Recomendado',
  notWritten: (skill) => `Tu entrenador aún no ha escrito nada sobre ${skill} en un análisis publicado. Pregúntale.`,
  wroteAbout: (skill) => `Tu entrenador escribió sobre ${skill}:`,
  withRating: 'Con la valoración',
  theReview: 'El análisis',
  momentIn: (time, title) => `${time} de “${title}”`,
  priorities: (coach, title) => `Primero, lo que ${coach} escribió en el análisis de “${title}”:`,
  drill: (name) => `Ejercicio: *${name}*.`,
  goalSkills: (list) => `Tu entrenador ha puesto esto en tus objetivos: ${list}.`,
  ranking: (list) => `Por valoración, de mayor a menor: ${list}.`,
  changes: (list) => `Desde tu primer análisis: ${list}.`,
  lowest: (list) => `Tus valoraciones más bajas: ${list}.`,
  generalAdvice: (isRated) =>
    `Ningún entrenador ha publicado aún un análisis de tu juego, así que solo puedo decirte lo que ayuda ${isRated ? 'a jugadores de tu nivel' : 'a todos'}:`,

  nothingWaits: 'Ahora mismo no te espera nada.',
  work: {
    overdue: counted('análisis atrasado', 'análisis atrasados'),
    toReview: counted('vídeo por analizar', 'vídeos por analizar'),
    requests: counted('solicitud de un jugador', 'solicitudes de jugadores'),
    answers: counted('respuesta a una nota te espera', 'respuestas a notas te esperan'),
    unread: counted('mensaje sin leer', 'mensajes sin leer'),
    clips: counted('clip de referencia por puntuar', 'clips de referencia por puntuar'),
    levels: counted('nivel por verificar', 'niveles por verificar'),
    approvals: counted('cuenta por aprobar', 'cuentas por aprobar'),
    takedowns: counted('solicitud de retirada abierta', 'solicitudes de retirada abiertas'),
    failedJobs: counted('correo o trabajo fallido', 'correos y trabajos fallidos'),
    videosWithoutCoach: counted('vídeo sin entrenador', 'vídeos sin entrenador'),
    secondOpinions: counted('nivel pendiente de una segunda opinión', 'niveles pendientes de una segunda opinión'),
    members: counted('socio', 'socios'),
    applicants: counted('persona quiere entrar', 'personas quieren entrar'),
    withoutCoach: counted('socio sin entrenador', 'socios sin entrenador'),
    expired: counted('invitación caducada sin respuesta', 'invitaciones caducadas sin respuesta'),
    unanswered: counted('invitación sin respuesta', 'invitaciones sin respuesta'),
  },

  unrated:
    'De momento tu nivel es **Not Rated**. Un entrenador certificado puede verificar uno después de un análisis.',
  level: (level) => `Tu nivel aquí es **${level}**.`,
  verified: 'Lo ha verificado un entrenador certificado.',
  notVerified: 'Ningún entrenador certificado lo ha verificado aún. Puede hacerlo después de un análisis.',
  withdrawn: (on, by) => `Estaba verificado, pero la verificación se retiró el ${on} por ${by}.`,
  levelWithState: (level, state) =>
    `Tu nivel aquí es ${level}${state.withdrawn && !state.isVerified ? ';' : ','} ${levelState(state)}.`,
  mappedScale: (scale, steps) =>
    `Los administradores han fijado cómo se muestran los niveles de Pala, de 1,0 a 7,0, en la escala ${scale}:\n\n${steps}\n\nEl nivel sigue siendo propio de Pala y ninguna federación lo expide.`,
  ratedLatest: (coach, rating, day) => `${coach} valoró tu último partido con ${rating} de media, el ${day}.`,
  coachDecides: 'Tu nivel lo decide un entrenador certificado con tus vídeos.',
  picture: (band, sentence) => `Un jugador de ${band}: “${sentence}”`,
  noReviewForLevel: (target) =>
    `Aún no tienes ningún análisis publicado, así que no puedo decirte qué te falta para ${target}.`,
  below: (overall, gap, target) => `Tu última valoración global es ${overall}, **${gap} por debajo de ${target}**.`,
  reached: (overall, target) => `Tu última valoración global es ${overall}: has llegado a ${target}.`,
  furthest: 'Lo que más te falta:',
  skillAt: (skill, rating, target, sentence) => `**${skill}** ${rating}. Con ${target}: “${sentence}”`,
  months: (target, from, to) =>
    from === to
      ? `A tu ritmo, ${target} está a ${from === 1 ? '1 mes' : `unos ${from} meses`}.`
      : `A tu ritmo, ${target} está a entre ${from} y ${to} meses.`,
  noMonths: (target) =>
    `No puedo decirte cuándo llegarás a ${target}: hacen falta cuatro análisis y una valoración que suba.`,

  players: (range) => `${range} jugadores`,
  minutes: (minutes) => `${minutes} minutos`,
  easier: (text) => `Más fácil: ${text}`,
  harder: (text) => `Más difícil: ${text}`,
  drillsFor: (skill, level) => `Dos ejercicios para ${skill}${level === null ? '' : ` en el nivel ${level}`}:`,
  priorityDrills: (coach, skill, focus, isChosen) =>
    `${coach} ha puesto ${skill} como prioridad: “${focus}”${isChosen ? ' El primer ejercicio lo ha elegido para eso.' : ''}`,
  rubricOf: (skill, band, sentence) =>
    skill === 'overall' ? `Un jugador de ${band}: “${sentence}”` : `${skills[skill]} en ${band}: “${sentence}”`,
  latestRating: (rating) => `Tu última valoración es ${rating}.`,
  coachesUseIt: 'Los entrenadores usan esta descripción cuando valoran.',
};
