/** A conversation over several days, long enough to scroll. */
export const longConversation = `
  # 12.3
  > Good evening, Odette. I'll be in Paris at the end of the month and would love to take you to dinner.
  < Good evening, and thank you for writing. What brings you to Paris?
  > A trade fair during the day. My evenings are free, and I'd rather not spend them alone.
  < That's a good reason. How many evenings do you have?
  > Three, Monday to Wednesday.
  < I'm away on Monday. Tuesday or Wednesday would work.
  > Wednesday, then. It's my last evening, so we can take our time.
  < Wednesday it is. What do you like to eat?
  > Almost everything. Just no oysters, please.
  < No oysters, I promise.
  > Do you have a place in mind?
  < Two. One is loud and famous, the other is quiet and good.
  > The quiet one.
  < I was hoping you'd say that.
  # 10.6
  > I looked at the map. Is it the restaurant by the canal?
  < That's the one. The windows look out on the water.
  > What time should I book?
  < Seven thirty. There'll still be some light.
  > Done. A window table for two at seven thirty.
  < Wonderful. That was quick.
  > I work with schedules all day. It's a habit.
  < What do you do, if you don't mind my asking?
  > I plan railway lines. Mostly small ones, in valleys.
  < Those must be the nicest kind.
  > They are. Nobody is ever in a hurry there.
  < I grew up next to one like that. Two cars, four trains a day.
  > Which one?
  < In the Jura. You won't know it.
  > I've ridden every small line in the Jura.
  < Then we'll have plenty to talk about.
  # 8.2
  > About Wednesday: would you like to see something before dinner?
  < I'd love to. The theater by the park has an early show at five.
  > What's playing?
  < A comedy, an old one. Two acts, no tears.
  > No tears sounds good. Should I get tickets?
  < Please. The balcony, if they have it. You can see the whole stage from there.
  > Front row of the balcony, seats 14 and 15.
  < You're spoiling me already.
  > Not at all. I haven't been to the theater in two years.
  < Then it's about time.
  > What should I wear?
  < Whatever you feel good in. A jacket is plenty.
  > I do own a jacket.
  < And I'll find something to go with it.
  # 5.5
  > My last meeting at the fair was moved to four. I might be a little late.
  < How late?
  > Ten minutes, fifteen at most.
  < I'll wait in the lobby with a book. Don't rush.
  > Thank you. Which book?
  < A novel about a lighthouse. I've been reading it since spring.
  > Is it good?
  < It's slow. That's what I like about it.
  > Then I'll bring you one about a railway.
  < Is that one slow too?
  > Very. The train arrives on page 300.
  < Perfect.
  # 2.4
  > Everything's set: theater at five, dinner at seven thirty.
  < And a walk along the canal afterward, if it doesn't rain.
  > The forecast says clear skies.
  < It always does. I'll bring an umbrella.
  > And I'll bring the book.
  < Do you know the way from your hotel?
  > Line 9, then ten minutes on foot.
  < Line 9 is closed this week. Take the 5 and change once.
  > See, even railway people need directions.
  < Happy to help.
  # 1.1
  > One more thing: do you like tulips?
  < Very much. But I'd have to carry them through the theater.
  > Then you'll get them afterward. I'm looking forward to Wednesday.
  < Me too. See you then.`;
