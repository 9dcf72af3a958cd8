// Danish words of padel questions in English, without accents: å is a, ø is o, æ is ae.

import { dictionary } from './dictionary.ts';

/** Several words that mean something else together than one by one, and single words. */
export const danish = dictionary(`
  hvordan har min = how did my; hvordan har mit = how did my; hvordan har = how did; hvordan er = how is; hvordan = how do i; man = i;
  arbejde med = work on; arbejde pa = work on; trene pa = work on; traene pa = work on; blive bedre = get better; bliver bedre =
  get better; bliver jeg bedre = am i improving; er jeg blevet bedre = am i improving; har min = how did my; hvor mange = how
  many; hvor meget = how much; hvor lang tid = how long; hvor lange = how long; hvor hoj = how high; hvor stor = how big size;
  hvor langt = how far; hvor ofte = how often; hvor skal jeg sta = where should i stand position; hvad skal jeg = what should i;
  hvad bor jeg = what should i; hvad er min = what is my; hvad er mit = what is my; hvad er mine = what is my; naeste niveau =
  next level; naeste traening = next session; min naeste = my next; gyldne point = golden point; gyldent point = golden point; i
  luften = volley before bounce; ud over = out over; glemt min adgangskode = forgot my password; glemt adgangskode = forgot
  password; gor ondt = hurt injury; varme op = warm up; varmer op = warm up; til netspillerens fodder = chiquita;

  abonnement = subscription; adgangskode = password; aendrede = changed; aendret = changed; af = of; afstand = distance; albue =
  elbow; albuen = elbow; alle = all; altid = always; analyse = analysis; angreb = attack; angribe = attack; angriber = attack;
  anmeldelse = review; antal = number; at = to; australsk = australian; bagglas = back glass; bagglasset = back glass; baghand =
  backhand; baghanden = backhand; baghands = backhand; bagvaeg = back glass; bagvaeggen = back glass; bagved = behind; bandejaen
  = bandeja; bane = court; banen = court; banens = court; bat = racket; batch = racket; battet = racket; bedre = better; bedst =
  best; bedste = best; begynder = beginner; begyndere = beginner; bekraefte = verify; bekraeftet = verified; benarbejde =
  footwork; berorer = touch; besked = message; beskeder = messages; betyder = mean; bold = ball; bolde = balls; bolden = ball;
  boldene = balls; bor = should; brede = width; brug = use; bruge = use; bruger = use; bytte = switch; bytter = switch; da =
  when; dit = your; dobbeltfejl = double fault; dobbeltvaeg = double wall; dor = door; doren = door; du = you; efter = after;
  ejer = own; eksportere = export; eller = or; en = a; er = is; et = a; fa = get; far = get; farvel = goodbye; fejl = fault; fik
  = got; flugt = volley; flugte = volley; flugtning = volley; flugtninger = volley; fodarbejde = footwork; fodder = feet; for =
  for; foran = in front; forbedre = improve; forbedret = improved; forehanden = forehand; forhand = forehand; formation =
  formation; forskel = difference; forskellen = difference; forsvar = defence; forsvare = defend; fra = from; ga = go; gang =
  time; gar = goes; gitter = mesh; gitteret = mesh; glas = glass; glasset = glass; glasvaeg = glass wall; god = good; goddag =
  hello; goder = good; godt = good; gor = do; gore = do; gratis = free; greb = grip; grebet = grip; ham = him; handled = wrist;
  handleddet = wrist; har = have; hard = hard; hardt = hard; hedder = called; hegn = mesh fence; hegnet = mesh fence; hej =
  hello; hjaelp = help; hjaelpe = help; hjorne = corner; hjornet = corner; hoejde = height; hoj = high; hojden = height;
  hojhandet = right handed; hojre = right; hojt = high; hop = bounce; hopper = bounce; hun = she; hurtig = fast; hurtigt = fast;
  hvad = what; hvem = who; hvilke = which; hvilken = which; hvilket = which; hvor = where; hvorfor = why; hvornar
  = when; i = in; ikke = not; ind = in; indendors = indoor; jeg = i; jer = you; kamp = match; kampen = match; kan = can; kaste =
  throw; klub = club; klubben = club; knae = knee; koldt = cold; kommunikation = communication; kommunikere = communicate; konto
  = account; kort = short; koste = cost; koster = cost; kraft = power; kredit = credit; kreditter = credits; lad = let; laengde
  = length; laenge = long; laere = learn; lang = long; langsom = slow; lav = low; lave = low; lektion = lesson; let = easy; lob
  = lob; lobbe = lob; lobben = lob; lobber = lob; loftet = lift; ma = may allowed; makker = partner; makkeren = partner;
  maksimalt = maximum; mal = goal; malet = goal; mangler = missing; med = with; mellem = between; men = but; midt = middle;
  midten = middle; mig = me; min = my; mine = my; mit = my; mod = against; modstander = opponent; modstandere = opponents;
  modstanderen = opponent; modstanderne = opponents; naeste = next; nar = when; net = net; netspil = net play; nettet = net;
  niveau = level; niveauet = level; nogle = some; nu = now; ny = new; nybegynder = beginner; nye = new; oevede = advanced; og =
  and; om = about; op = up; opgave = drill; opspring = bounce; opvarmning = warm up; os = us; ove = practise; ovede = advanced;
  ovelse = drill; ovelser = drills; over = over; overhand = overhead; ovet = advanced; pa = on; placere = position; placering =
  position; point = point; pointene = points; pointsystem = scoring; pris = price; prisen = price; ramme = hit; rammer = hit;
  ramt = hit; rangliste = ranking; regel = rule; regler = rules; reglerne = rules; regn = rain; retur = return; returnere =
  return; returnering = return; rore = touch; rorer = touch; ryg = back; saet = set; saettet = set; sagde = said; sagt = said;
  samme = same; serv = serve; serve = serve; serven = serve; server = serve; servere = serve; side = side; sider = sides;
  sidevaeg = side wall; sidevaeggen = side wall; sidste = last; siger = say; skade = injury; skader = injury; skal = must
  should; skifte = switch change; sko = shoes; skrev = wrote; skrive = write; skulder = shoulder; sla = hit; slaet = hit; slag =
  stroke; slaget = stroke; slar = hit; slette = delete; sletter = delete; smashe = smash; smashen = smash; smasher = smash; sol
  = sun; spil = game; spille = play; spiller = play player; spillere = players; spilles = played; spin = spin; sporgsmal =
  question; springe = bounce; springer = bounce; sta = stand; staerk = strong; staerkeste = strongest; star = stand; starte =
  start; starter = start; stilling = score; stor = big; strategi = strategy; styrke = strength; svaer = difficult; svag = weak;
  svageste = weakest; svaghed = weakness; tabe = lose; taeller = count; taelles = counted; tak = thanks; taktik = tactics; tid =
  time; tidlig = early; til = to; tilbage = left back; to = two; traene = practise; traener = coach; traeneren = coach; traening
  = session training; traeningen = session training; traeninger = sessions; trussel = threat; trykker = press; tung = heavy;
  turnering = tournament; ud = out; udendors = outdoor; udenfor = outside; udstyr = equipment; udvikle = develop; udviklet =
  changed improved; udvikling = progress change; uge = week; under = under; undga = avoid; undgar = avoid; uploade = upload;
  uploader = upload; vaeg = wall; vaegge = walls; vaeggen = wall; vaeggene = walls; vaelge = choose; vaelger = choose; var =
  was; varmt = hot; ved = at; vejr = weather; vejret = weather; vel = well; venstre = left; venstrehandede = left handed;
  venstrehandet = left handed; verificere = verify; verificeret = verified; vi = we; viboraen = vibora; videoer = videos; vind =
  wind; vinde = win; vinder = win; volleyen = volley; vores = our; vurdering = rating
`);
