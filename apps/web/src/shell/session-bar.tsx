import { TodayLine } from '../game-table/today.tsx'
import './session-bar.css'

/** The session clock and the net result of the day under the top bar, on every page. */
export const SessionBar = () => (
  <div className="session-bar absolute inset-x-0 top-full border-b border-line/60 bg-page">
    <div className="mx-auto flex h-24 max-w-[9.6rem] items-center px-16">
      <TodayLine />
    </div>
  </div>
)
