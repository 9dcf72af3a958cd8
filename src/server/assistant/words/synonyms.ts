// Synonyms, replaced by the word of the knowledge base in both questions and entries.

import { dictionary } from './dictionary.ts';

export const synonyms = dictionary(`
  mistake = error; mistakes = errors; double bounce = two bounces; bounces twice = two bounces; bounced twice = two bounces; change side = change ends; change of side = change ends; swap sides = change ends; swap ends = change ends;
  beginners = beginner; newbie = beginner; rookie = beginner; novice = beginner; newcomer = beginner; gym = fitness; aches = hurts; ache = hurts; aching = hurts; sore = hurts; painful = hurts; gusty = wind; gusts = wind; breeze = wind; breezy = wind;
  hop = split step; shout = call; yell = call; intercept = poach; intercepts = poach; poaching = poach; poaches = poach; ref = umpire; referee = umpire; roof = ceiling; turf = artificial grass; carpet = artificial grass; astro = artificial grass;
  wristband = wrist strap; wrist cord = wrist strap; safety cord = wrist strap; cord = wrist strap; fibre glass = fibreglass; fiberglass = fibreglass; fiberglas = fibreglass; unsubscribe = cancel; quit = cancel; cellphone = phone; mobile = phone; e mail = email; e mails = emails; vid = video; vids = videos; pic = photo; pics = photos;
  clip = clip; shoos = shoes; shud = should; cud = could; wud = would; u = you; ur = your; r = are; pls = please; plz = please; abt = about; bc = because; tho = though; gonna = going to; wanna = want to; cos = because; opp = opponent; opps = opponents; tmr = tomorrow; wats = what is; teh = the; hwo = how; hw = how; wen = when; wich = which; wher = where;
  tray shot = bandeja; tray = bandeja; trays = bandeja; bandejas = bandeja; viboras = vibora; viper = vibora; the snake shot = vibora;
  remate = smash; remates = smash; smashes = smash; smashing = smash; smashed = smash; kill shot = smash; over head = overhead;
  globo = lob; globos = lob; lobs = lob; lobbing = lob; lobbed = lob; lob shot = lob; volea = volley; voleas = volley;
  volleys = volley; volleying = volley; fore hand = forehand; forehands = forehand; back hand = backhand; backhands = backhand;
  saque = serve; service = serve; serves = serve; serving = serve;
  served = serve; racquet = racket; racquets = racket; paddle = racket; bat = racket; rackets = racket; pared = wall;
  back wall = back glass; backwall = back glass; backglass = back glass; rear glass = back glass;
  rear wall = back glass; sidewall = side wall; side glass = side wall; foot work = footwork; moving = move; movement = move;
  center = centre; middle = centre; defense = defence; defensive = defence; defending = defend; practice = practise; practicing = practise;
  practising = practise; practise drill = drill; exercises = drill; exercise = drill; drills = drill; teammate = partner; team mate = partner;
  mate = partner; opponents = opponent; rivals = opponent; rival = opponent; leftie = left handed; lefty = left handed; lefties = left handed;
  left hander = left handed; left handers = left handed; southpaw = left handed; left handed = left handed; lefthanded = left handed;
  lefthander = left handed; sneakers = shoes; trainers = shoes; footwear = shoes; windy = wind; rainy = rain; raining = rain;
  freeze out = nevera; freezing out = nevera; fridge = nevera; refrigerator = nevera; icebox = nevera; x3 = por tres; x 3 = por tres; x4 = por cuatro;
  x 4 = por cuatro; goldenpoint = golden point; deciding point = golden point; punto de oro = golden point; starpoint = star point; warmup = warm up; 
  warming up = warm up; stretching = stretch; positional = position; positions = position; positioned = position; where to stand = position stand; tiebreak = tie break;
  tiebreaker = tie break; tie breaker = tie break; half volley = half volley; chickita = chiquita; chicita = chiquita; bajadas = bajada; contra pared = contrapared;
  wall boast = contrapared; boast = contrapared; i formation = australian formation; gran willy = gran willy; tweener = gran willy; split steps = split step; splitstep = split step;
  verification = verify; verified = verify; certificate = certificate; upload = upload; uploading = upload; uploaded = upload; scoring = score; scored = score;
  counted = score; glasses = glass; fence = mesh; wire = mesh; metal fence = mesh; cage = mesh; grid = mesh; lines = line; tips = tip; racket shape = racket shape; coaches = coach;
  trainer = coach; instructor = coach; sign up = register; log in = sign in; login = sign in; pass word = password; tenis elbow = tennis elbow; epicondylitis = tennis elbow;
  tall = high; taller = high; worn out = replace; worn = replace; teams = pair; team = pair; switch ends = change ends; switch sides = change ends;
  hits very hard = hard hitters; hit very hard = hard hitters; hit hard = hard hitters; hits hard = hard hitters; big hitters = hard hitters; hit the ball hard = hard hitters; every ball = everything;
  hit twice = double hit; ball twice = double hit; touch twice = double hit; leave the court = run out of the court; outside the court = run out of the court; repeat the point = replay; played again = replay;
  play again = replay; play the point again = replay; repeat = replay; replayed = replay; receive = return; receiving = return; receiver = returner; hit my foot = hits a player; hit my body = hits a player; hits me = hits a player;
  hit me = hits a player; hit my leg = hits a player; touched my body = hits a player;
  gaps beside the net = openings at the net; gaps next to the net = openings at the net;
  let the = leave the; let it = leave it; hold the racket = grip the racket; holding the racket = grip the racket; nerves = nervous; calm = nervous; pressure points = nervous; choke = nervous;
  vs = against; versus = against;  double glass = double wall; two walls = double wall; corner = corner; hand signals = signal; hand signal = signal
`);
