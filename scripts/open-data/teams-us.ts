/** Names of the teams behind the letters of the sources; a club that moved has its newest place. */
const table = (text: string): ReadonlyMap<string, string> =>
  new Map(
    text
      .trim()
      .split('\n')
      .map((line) => {
        const [letters, ...name] = line.trim().split(' ')
        return [letters!, name.join(' ')] as const
      }),
  )

export const NBA_TEAMS = table(`
  ATL Atlanta Hawks
  BOS Boston Celtics
  BRK Brooklyn Nets
  CHI Chicago Bulls
  CHO Charlotte Hornets
  CLE Cleveland Cavaliers
  DAL Dallas Mavericks
  DEN Denver Nuggets
  DET Detroit Pistons
  GSW Golden State Warriors
  HOU Houston Rockets
  IND Indiana Pacers
  LAC Los Angeles Clippers
  LAL Los Angeles Lakers
  MEM Memphis Grizzlies
  MIA Miami Heat
  MIL Milwaukee Bucks
  MIN Minnesota Timberwolves
  NOP New Orleans Pelicans
  NYK New York Knicks
  OKC Oklahoma City Thunder
  ORL Orlando Magic
  PHI Philadelphia 76ers
  PHO Phoenix Suns
  POR Portland Trail Blazers
  SAC Sacramento Kings
  SAS San Antonio Spurs
  TOR Toronto Raptors
  UTA Utah Jazz
  WAS Washington Wizards
`)

/** As in 2021. */
export const MLB_TEAMS = table(`
  ANA Los Angeles Angels
  ARI Arizona Diamondbacks
  ATL Atlanta Braves
  BAL Baltimore Orioles
  BOS Boston Red Sox
  CHC Chicago Cubs
  CHW Chicago White Sox
  CIN Cincinnati Reds
  CLE Cleveland Indians
  COL Colorado Rockies
  DET Detroit Tigers
  FLA Miami Marlins
  HOU Houston Astros
  KCR Kansas City Royals
  LAD Los Angeles Dodgers
  MIL Milwaukee Brewers
  MIN Minnesota Twins
  NYM New York Mets
  NYY New York Yankees
  OAK Oakland Athletics
  PHI Philadelphia Phillies
  PIT Pittsburgh Pirates
  SDP San Diego Padres
  SEA Seattle Mariners
  SFG San Francisco Giants
  STL St. Louis Cardinals
  TBD Tampa Bay Rays
  TEX Texas Rangers
  TOR Toronto Blue Jays
  WSN Washington Nationals
`)

export const NFL_TEAMS = table(`
  ARI Arizona Cardinals
  ATL Atlanta Falcons
  BAL Baltimore Ravens
  BUF Buffalo Bills
  CAR Carolina Panthers
  CHI Chicago Bears
  CIN Cincinnati Bengals
  CLE Cleveland Browns
  DAL Dallas Cowboys
  DEN Denver Broncos
  DET Detroit Lions
  GB Green Bay Packers
  HOU Houston Texans
  IND Indianapolis Colts
  JAX Jacksonville Jaguars
  KC Kansas City Chiefs
  LAC Los Angeles Chargers
  LAR Los Angeles Rams
  MIA Miami Dolphins
  MIN Minnesota Vikings
  NE New England Patriots
  NO New Orleans Saints
  NYG New York Giants
  NYJ New York Jets
  OAK Raiders
  PHI Philadelphia Eagles
  PIT Pittsburgh Steelers
  SEA Seattle Seahawks
  SF San Francisco 49ers
  TB Tampa Bay Buccaneers
  TEN Tennessee Titans
  WSH Washington
`)
