/** A conversation over several days, long enough to scroll. */
export const longConversation = `
  # 12.3
  > Good evening Odette. I will be in Paris at the end of the month and would like to invite you to dinner.
  < Good evening, and thank you for writing. What brings you to Paris?
  > A trade fair by day. The evenings are free, and I would rather not spend them alone.
  < A good reason. How many evenings are there?
  > Three: Monday to Wednesday.
  < Monday I am away. Tuesday or Wednesday would suit me.
  > Wednesday then. It is my last evening, so we can take our time.
  < Wednesday it is. What do you like to eat?
  > Almost everything. No oysters, please.
  < No oysters, I promise.
  > Do you have a place in mind?
  < Two. One is loud and famous, the other is quiet and good.
  > The quiet one.
  < I hoped you would say so.
  # 10.6
  > I looked at the map: is it the restaurant near the canal?
  < The same. The windows look over the water.
  > What time shall I book?
  < Half past seven. Then we still have some light.
  > Done. A table for two at the window, half past seven.
  < Wonderful. You are quick.
  > I work with timetables. It becomes a habit.
  < What do you do, if I may ask?
  > I plan railway lines. Mostly small ones, in valleys.
  < That must be the nicest kind.
  > It is. And nobody is ever in a hurry there.
  < I grew up beside such a line. Two carriages, four times a day.
  > Which one?
  < In the Jura. You will not know it.
  > I have been to every small line in the Jura.
  < Then we will have something to talk about.
  # 8.2
  > A question about Wednesday: would you like to see something before dinner?
  < I would. The theatre by the park has an early performance at five.
  > What do they play?
  < A comedy, an old one. Two acts, no tears.
  > No tears is good. Shall I get tickets?
  < Please. Balcony, if they have it: one sees the whole stage.
  > First row of the balcony, seats 14 and 15.
  < You are spoiling me already.
  > Not at all. I have not been to a theatre in two years.
  < Then it is high time.
  > How should I dress?
  < As you like to be seen. A jacket is enough.
  > A jacket I have.
  < And I will find something that goes with it.
  # 5.5
  > The fair has moved my last meeting to four. I might be a little late.
  < How late?
  > Ten minutes, fifteen at most.
  < I will wait in the foyer with a book. Do not run.
  > Thank you. Which book?
  < A novel about a lighthouse. I have been reading it since spring.
  > Is it good?
  < It is slow. I like that about it.
  > I will bring you one about a railway, then.
  < Slow as well?
  > Very. The train arrives on page 300.
  < Perfect.
  # 2.4
  > Everything is arranged: theatre at five, dinner at half past seven.
  < And a walk along the canal afterwards, if it does not rain.
  > They promise clear skies.
  < They always do. I will bring an umbrella.
  > Then I will bring the book.
  < Do you know the way from your hotel?
  > Line 9, then ten minutes on foot.
  < Line 9 is closed this week. Take the 5 and change once.
  > You see, even railway people need advice.
  < Gladly given.
  # 1.1
  > One more thing: do you like tulips?
  < Very much. But I would have to carry them through the theatre.
  > Then afterwards. I look forward to Wednesday.
  < So do I. Until then!`;
